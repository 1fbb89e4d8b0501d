//! The table in lines of text and as a picture, both from its scene: they know no game.

use std::fmt::Write;

use engine::{About, CardScene, Layout, Message, Place, Scene, SeatScene, Words, Zone};

/// How wide a picture is.
const WIDTH: usize = 960;
/// The size of a card, and how far one lies from the next.
const CARD: (usize, usize) = (50, 70);
const STEP: usize = 54;
/// Around everything, and between two things.
const GAP: usize = 14;
/// The height of a line of text.
const LINE: usize = 18;
/// The width of a letter, more or less.
const LETTER: usize = 8;

/// How text is written: attributes of its element.
const PLAIN: &str = "";
const BOLD: &str = " font-weight=\"bold\"";
/// A long notation fits its card.
const SQUEEZED: &str = " font-weight=\"bold\" textLength=\"42\" lengthAdjust=\"spacingAndGlyphs\"";

/// A table, and what is needed to show it to somebody.
pub(crate) struct Drawn<'a> {
    pub(crate) about: &'a About,
    pub(crate) scene: &'a Scene,
    pub(crate) words: &'a Words,
    pub(crate) names: &'a [String],
}

impl Drawn<'_> {
    /// A line for each zone, below whose it is, and what is to be done.
    pub(crate) fn text(&self) -> String {
        let mut lines = Vec::new();
        for (heading, zones) in self.groups() {
            lines.extend(heading);
            lines.extend(zones.into_iter().map(|zone| self.zone_line(zone)));
        }
        lines.extend(self.scene.prompt.iter().map(|prompt| self.say(prompt)));
        lines.join("\n")
    }

    /// The same as SVG, with the game's own pictures.
    pub(crate) fn svg(&self) -> String {
        let (mut body, mut top) = (String::new(), GAP);
        for (heading, zones) in self.groups() {
            if let Some(heading) = heading {
                top += LINE;
                label(&mut body, GAP, top, BOLD, &heading);
                top += GAP / 2;
            }
            top = self.zones(&mut body, top, &zones);
        }
        if let Some(prompt) = &self.scene.prompt {
            top += LINE;
            label(&mut body, GAP, top, BOLD, &self.say(prompt));
        }
        let height = top + GAP;
        let felt = attribute(self.about.art, "data-felt").unwrap_or("#dddddd");
        format!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {WIDTH} {height}\" width=\"{WIDTH}\" \
             height=\"{height}\" font-family=\"sans-serif\" font-size=\"13\"><defs>{}</defs>\
             <rect width=\"{WIDTH}\" height=\"{height}\" fill=\"{felt}\"/>{body}</svg>",
            self.about.art
        )
    }

    /// The middle and what lies beside it, then every player with what is theirs. Where nothing lies, nothing is shown.
    fn groups(&self) -> Vec<(Option<String>, Vec<&Zone>)> {
        let zones = |here: &dyn Fn(Place) -> bool| -> Vec<&Zone> {
            let empty = |zone: &Zone| zone.cards.is_empty() && zone.tokens.is_empty();
            self.scene
                .zones
                .iter()
                .map(|zone| &**zone)
                .filter(|zone| here(zone.place) && !empty(zone))
                .collect()
        };
        let common = zones(&|place| matches!(place, Place::Middle | Place::Side));
        let players = self.scene.seats.iter().map(|player| {
            let theirs =
                |place| matches!(place, Place::Before(seat) | Place::Hand(seat) if seat == player.seat);
            (Some(self.heading(player)), zones(&theirs))
        });
        std::iter::once((None, common)).chain(players).collect()
    }

    /// A player with their score and what lies before them besides cards; the mark is for who is to act.
    fn heading(&self, player: &SeatScene) -> String {
        let name = self.names.get(player.seat.index()).map_or("", String::as_str);
        let mark = if player.acting { "▸ " } else { "" };
        let tokens = player.tokens.iter().map(|token| format!(", {}", self.say(&token.counted())));
        format!("{mark}{name}: {}{}", player.score, tokens.collect::<String>())
    }

    fn zone_line(&self, zone: &Zone) -> String {
        let cards: Vec<&str> = zone.cards.iter().map(notation).collect();
        let tokens = zone.tokens.iter().map(|token| self.say(&token.counted()));
        let things: Vec<String> = match zone.layout {
            Layout::Pile if cards.iter().all(|&card| card == "?") => vec![format!("×{}", cards.len())],
            _ => cards.iter().map(|card| (*card).to_owned()).collect(),
        };
        let things: Vec<String> = things.into_iter().chain(tokens).collect();
        format!("  {}: {}", self.say(&zone.label), things.join(" "))
    }

    /// Zones side by side, on as many lines as they need; gives where the next thing may begin.
    fn zones(&self, body: &mut String, top: usize, zones: &[&Zone]) -> usize {
        let (mut left, mut top, line) = (GAP, top, LINE + CARD.1 + GAP);
        for zone in zones {
            let width = self.width(zone);
            if left > GAP && left + width > WIDTH - GAP {
                (left, top) = (GAP, top + line);
            }
            self.zone(body, left, top, zone);
            left += width + GAP;
        }
        if zones.is_empty() { top } else { top + line }
    }

    /// The width of a zone with its name; one with very many cards is squeezed.
    fn width(&self, zone: &Zone) -> usize {
        let cards = if zone.layout == Layout::Pile { 1 } else { zone.cards.len().max(1) };
        let name = self.zone_name(zone).chars().count() * LETTER;
        (cards * STEP).max(name).min(WIDTH - 2 * GAP)
    }

    /// A zone's name, how many cards a pile has, and what lies there besides cards.
    fn zone_name(&self, zone: &Zone) -> String {
        let count =
            if zone.layout == Layout::Pile { format!(" ×{}", zone.cards.len()) } else { String::new() };
        let tokens = zone.tokens.iter().map(|token| format!(", {}", self.say(&token.counted())));
        format!("{}{count}{}", self.say(&zone.label), tokens.collect::<String>())
    }

    fn zone(&self, body: &mut String, left: usize, top: usize, zone: &Zone) {
        label(body, left, top + LINE - 5, PLAIN, &self.zone_name(zone));
        let cards = match zone.layout {
            Layout::Pile => zone.cards.last().map(std::slice::from_ref).unwrap_or_default(),
            _ => zone.cards.as_slice(),
        };
        let room = WIDTH - 2 * GAP - CARD.0;
        let step = STEP.min(room / cards.len().saturating_sub(1).max(1));
        for (place, card) in cards.iter().enumerate() {
            self.card(body, left + place * step, top + LINE, card);
        }
    }

    fn card(&self, body: &mut String, left: usize, top: usize, card: &CardScene) {
        let ((width, height), slug) = (CARD, self.about.slug);
        // Writing to a string cannot fail.
        let Some(face) = &card.face else {
            let _ = write!(
                body,
                "<use href=\"#{slug}-back\" x=\"{left}\" y=\"{top}\" width=\"{width}\" height=\"{height}\"/>"
            );
            return;
        };
        let fill = if card.down { "#c9c2b4" } else { "#fffaf0" };
        let _ = write!(
            body,
            "<rect x=\"{left}\" y=\"{top}\" width=\"{width}\" height=\"{height}\" rx=\"5\" fill=\"{fill}\" \
             stroke=\"#2b2118\"><title>{}</title></rect>\
             <use href=\"#{slug}-suit-{}\" x=\"{}\" y=\"{}\" width=\"28\" height=\"28\"/>",
            escape(&self.say(&face.name)),
            face.suit,
            left + 11,
            top + 34
        );
        let style = if face.text.chars().count() > 4 { SQUEEZED } else { BOLD };
        label(body, left + 4, top + LINE, style, &face.text);
    }

    fn say(&self, message: &Message) -> String {
        self.words.say(message, self.names)
    }
}

/// A card as programs write it; what the viewer does not know is `?`.
fn notation(card: &CardScene) -> &str {
    card.face.as_ref().map_or("?", |face| face.text.as_str())
}

fn label(body: &mut String, left: usize, bottom: usize, style: &str, text: &str) {
    let text = escape(text);
    let _ = write!(body, "<text x=\"{left}\" y=\"{bottom}\" fill=\"#2b2118\"{style}>{text}</text>");
}

/// The value of an attribute of the first element.
fn attribute<'a>(svg: &'a str, name: &str) -> Option<&'a str> {
    svg.split_once(&format!("{name}=\""))?.1.split('"').next()
}

/// Text as XML carries it.
fn escape(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;")
}
