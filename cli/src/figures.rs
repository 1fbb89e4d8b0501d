//! The figures of the rules for a terminal, which draws none: told in words, card by card.

use engine::{About, CardScene, Figure, Lang, Message, Words, Zone};

use crate::games::words;

/// The sets of cards that come with a game; their zones' names begin so.
const IN_THE_BOX: &str = "box.";

/// The rules of a game, with what each figure shows below its caption.
pub(crate) fn told(about: &About, rules: &str, lang: Lang) -> String {
    let teller = Teller { about, words: words(about, lang) };
    rules.split_inclusive('\n').flat_map(|line| [line.to_owned(), teller.tell(line)]).collect()
}

/// What a card does.
fn rule(card: &CardScene) -> Option<&Message> {
    card.face.as_ref().map(|face| &face.rule)
}

struct Teller<'a> {
    about: &'a About,
    words: Words,
}

impl Teller<'_> {
    /// What the figure on this line shows, as a list; nothing if there is none.
    fn tell(&self, line: &str) -> String {
        let names = engine::figures_in(line);
        let figure = self.about.figures.iter().find(|(name, _)| names.contains(name));
        let drawn = figure.and_then(|(_, text)| Figure::draw(text, &|new| Ok(catalog::open(new)?)).ok());
        let Some(Figure { scene, .. }) = drawn else { return String::new() };
        let items = scene.zones.iter().flat_map(|zone| match zone.id.starts_with(IN_THE_BOX) {
            true => zone.cards.chunk_by(|a, b| rule(a) == rule(b)).map(|alike| self.in_full(alike)).collect(),
            false => vec![self.at_a_glance(zone)],
        });
        items.fold("\n".to_owned(), |list, item| format!("{list}- {item}\n")) + "\n"
    }

    /// Cards that do the same: by their names, each with how many there are of it, and what they do.
    fn in_full(&self, alike: &[CardScene]) -> String {
        let counted = |card: &CardScene| match &card.aside {
            Some(aside) => self.say(
                &Message::new("table-figure-counted")
                    .text("card", self.name(card))
                    .message("count", aside.line.clone()),
            ),
            None => self.name(card),
        };
        let cards = self.list(alike.iter().map(counted));
        match alike.first().and_then(rule) {
            Some(rule) => {
                self.say(&Message::new("table-figure-card").text("card", cards).message("rule", rule.clone()))
            }
            None => cards,
        }
    }

    /// A place by its name, with the names of its cards.
    fn at_a_glance(&self, zone: &Zone) -> String {
        let backs = zone.cards.iter().filter(|card| card.face.is_none()).count() as i64;
        let backs = (backs > 0).then(|| self.say(&Message::new("table-figure-backs").number("count", backs)));
        let faces = zone.cards.iter().filter(|card| card.face.is_some()).map(|card| self.name(card));
        let cards = self.list(faces.chain(backs));
        let told = match cards.is_empty() {
            true => Message::new("table-figure-empty"),
            false => Message::new("table-figure-zone").text("cards", cards),
        };
        self.say(&told.message("zone", zone.label.clone()))
    }

    fn list(&self, names: impl Iterator<Item = String>) -> String {
        let and = |first: String, next: String| {
            self.say(&Message::new("table-figure-and").text("cards", first).text("card", next))
        };
        names.reduce(and).unwrap_or_default()
    }

    /// The name of a card that lies face up, with what is printed in its corner if the name does not say it.
    fn name(&self, card: &CardScene) -> String {
        let Some(face) = &card.face else { return String::new() };
        let (name, corner) = (self.say(&face.name), format!("{}{}", face.rank, face.minor));
        let named =
            if corner.is_empty() || name.contains(&corner) { name } else { format!("{corner} {name}") };
        match card.down {
            true => self.say(&Message::new("table-figure-down").text("card", named)),
            false => named,
        }
    }

    fn say(&self, message: &Message) -> String {
        self.words.say(message, &[])
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{find_game, locale};

    #[test]
    fn every_card_in_the_box_is_told_with_what_it_does() {
        for lang in Lang::all() {
            let about = find_game("minions").unwrap();
            let page = told(about, locale(about, lang).unwrap().rules, lang);
            let words = words(about, lang);
            let table =
                catalog::open(&engine::NewGame { game: "minions".into(), players: 3, ..Default::default() });
            for card in table.unwrap().in_the_box().iter().flat_map(|zone| &zone.cards) {
                let face = card.face.as_ref().unwrap();
                let (name, rule) = (words.say(&face.name, &[]), words.say(&face.rule, &[]));
                assert!(
                    page.lines().any(|line| line.contains(&name) && line.contains(&rule)),
                    "{name}: {rule}"
                );
            }
        }
    }

    #[test]
    fn a_place_is_told_with_its_cards_and_text_without_figures_stays_as_it_is() {
        let about = find_game("only-one").unwrap();
        let page = told(about, "![Three columns](figure:columns)\n", Lang::EN);
        assert!(page.contains("- Column 1: "), "{page}");
        assert_eq!(told(about, "# A\n\nb\n", Lang::EN), "# A\n\nb\n");
    }
}
