//! The chances to win along a game as a picture: SVG, in light or dark as the reader's screen is.
//!
//! A seat is told by its colour, its dashes and the shape of its dots; a mistake by its sign and by the drop
//! from what could be hoped for to what was left.

use std::fmt::Write;
use std::iter;

use analysis::{Analysis, Decision, Mark};
use engine::{Seat, Seats};

use super::escape;

const WIDTH: f64 = 960.0;
const HEIGHT: f64 = 482.0;
const LEFT: f64 = 64.0;
const RIGHT: f64 = 790.0;
const TOP: f64 = 86.0;
const BOTTOM: f64 = 418.0;

/// The distance of two names beside the lines' ends.
const LINE: f64 = 20.0;

/// How many numbers the axis of moves has room for.
const TICKS: usize = 14;

/// The longest name that has room beside its line.
const NAME: usize = 16;

/// Colours that keep apart for those who see fewer of them, first for light ground, then for dark; and
/// dashes. They are the browser's.
const LOOKS: [(&str, &str, &str); 6] = [
    ("#0b62a8", "#7cbcff", "none"),
    ("#b53a0a", "#ff9f68", "9 4"),
    ("#0a7050", "#5ed6a4", "2 4"),
    ("#8a3fa0", "#dc9bf0", "12 4 2 4"),
    ("#735a00", "#e6c54a", "5 3"),
    ("#4b5563", "#c3ccd6", "16 4 2 4 2 4"),
];

const STYLE: &str = "\
.ground{fill:#fff}.ink{fill:#1f2328}.faint{fill:#59636e}.grid{stroke:#d5dae0}.mark{fill:#b3141d;stroke:#fff;stroke-width:3px;paint-order:stroke}.drop{stroke:#b3141d}
";
const DARK: &str = "\
.ground{fill:#14181d}.ink{fill:#eef1f4}.faint{fill:#a5afba}.grid{stroke:#363e47}.mark{fill:#ff8b85;stroke:#14181d}.drop{stroke:#ff8b85}
";

/// The words of the picture, in the reader's language.
#[derive(Clone, Debug)]
pub(crate) struct ChartLabels {
    /// Above everything.
    pub(crate) title: String,
    /// What the marks mean, and whose judgement it is.
    pub(crate) note: String,
    /// Below the moves.
    pub(crate) moves: String,
    /// Beside the chances.
    pub(crate) chances: String,
    /// The players' names, by seat.
    pub(crate) players: Vec<String>,
}

/// Draws the chances of every seat before each decision and at the end, and marks the mistakes.
pub(crate) fn svg(analysis: &Analysis, labels: &ChartLabels) -> String {
    let chart = Chart { analysis, labels, scale: ChartScale::of(analysis) };
    let mut svg = String::new();
    chart.open(&mut svg);
    chart.axes(&mut svg);
    for seat in Seats::first(labels.players.len()).iter() {
        chart.line(&mut svg, seat);
    }
    for decision in &analysis.decisions {
        chart.mark(&mut svg, decision);
    }
    chart.names(&mut svg);
    svg += "</svg>\n";
    svg
}

struct Chart<'a> {
    analysis: &'a Analysis,
    labels: &'a ChartLabels,
    scale: ChartScale,
}

// Writing to a string cannot fail: what `write!` returns says nothing.
impl Chart<'_> {
    fn open(&self, svg: &mut String) {
        let title = escape(&self.labels.title);
        let _ = write!(
            svg,
            "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {WIDTH} {HEIGHT}\" width=\"{WIDTH}\" height=\"{HEIGHT}\" \
             role=\"img\" font-family=\"system-ui, 'Noto Sans CJK JP', sans-serif\" font-size=\"13\">\n\
             <title>{title}</title>\n<style>\n{STYLE}{}@media (prefers-color-scheme:dark){{\n{DARK}{}}}\n</style>\n\
             <rect class=\"ground\" width=\"{WIDTH}\" height=\"{HEIGHT}\"/>\n\
             <text class=\"ink\" x=\"20\" y=\"28\" font-size=\"17\" font-weight=\"600\">{title}</text>\n\
             <text class=\"faint\" x=\"20\" y=\"47\" font-size=\"12\">{}</text>\n",
            colours(|look| look.0),
            colours(|look| look.1),
            escape(&self.labels.note),
        );
    }

    fn axes(&self, svg: &mut String) {
        for percent in [0, 25, 50, 75, 100] {
            let y = self.scale.y(f64::from(percent) / 100.0);
            let _ = writeln!(
                svg,
                "<line class=\"grid\" x1=\"{LEFT}\" y1=\"{y:.1}\" x2=\"{RIGHT}\" y2=\"{y:.1}\"/>\
                 <text class=\"faint\" x=\"{:.1}\" y=\"{:.1}\" text-anchor=\"end\">{percent}%</text>",
                LEFT - 8.0,
                y + 4.5
            );
        }
        for number in self.scale.ticks() {
            let x = self.scale.x(number as f64);
            let _ = writeln!(
                svg,
                "<line class=\"grid\" x1=\"{x:.1}\" y1=\"{BOTTOM}\" x2=\"{x:.1}\" y2=\"{:.1}\"/>\
                 <text class=\"faint\" x=\"{x:.1}\" y=\"{:.1}\" text-anchor=\"middle\">{number}</text>",
                BOTTOM + 5.0,
                BOTTOM + 20.0
            );
        }
        let middle = f64::midpoint(TOP, BOTTOM);
        let _ = writeln!(
            svg,
            "<text class=\"ink\" x=\"{:.1}\" y=\"{:.1}\" text-anchor=\"middle\">{}</text>\n\
             <text class=\"ink\" transform=\"translate(18 {middle:.1}) rotate(-90)\" text-anchor=\"middle\">{}</text>",
            f64::midpoint(LEFT, RIGHT),
            BOTTOM + 44.0,
            escape(&self.labels.moves),
            escape(&self.labels.chances),
        );
    }

    /// A seat's chances, and a dot at each of its own decisions.
    fn line(&self, svg: &mut String, seat: Seat) {
        let points = self.points(seat);
        let path: Vec<String> = points.iter().map(|(x, y)| format!("{x:.1} {y:.1}")).collect();
        let (index, dashes) = (seat.index(), LOOKS[seat.index()].2);
        if path.len() > 1 {
            let _ = writeln!(
                svg,
                "<path class=\"s{index}\" d=\"M{}\" fill=\"none\" stroke-width=\"2.2\" stroke-linejoin=\"round\" \
                 stroke-dasharray=\"{dashes}\"/>",
                path.join("L")
            );
        }
        for decision in self.analysis.decisions.iter().filter(|decision| decision.seat == seat) {
            let (x, y) = self.point(decision, seat);
            let told = escape(&self.tell(decision));
            let _ = writeln!(
                svg,
                "<path class=\"d{index}\" d=\"{}\"><title>{told}</title></path>",
                shape(index, x, y)
            );
        }
    }

    fn points(&self, seat: Seat) -> Vec<(f64, f64)> {
        let before = self.analysis.decisions.iter().map(|decision| self.point(decision, seat));
        before.chain(self.end(seat)).collect()
    }

    fn point(&self, decision: &Decision, seat: Seat) -> (f64, f64) {
        let chance = decision.before.get(seat.index()).copied().unwrap_or_default();
        (self.scale.x(decision.number as f64), self.scale.y(chance))
    }

    /// Where the seat's line ends if the game has: a shared win is a part of one.
    fn end(&self, seat: Seat) -> Option<(f64, f64)> {
        let winners = self.analysis.winners?;
        let part = if winners.contains(seat) { 1.0 / winners.len() as f64 } else { 0.0 };
        Some((self.scale.x(self.scale.end), self.scale.y(part)))
    }

    /// "12. Mari: take r1, 31% to 22%; add 3 up r1".
    fn tell(&self, decision: &Decision) -> String {
        let Decision { number, played, preferred, mark, .. } = decision;
        let name = self.labels.players.get(decision.seat.index()).map_or("", String::as_str);
        let (before, after) = (100.0 * preferred.chance, 100.0 * played.chance);
        let told = format!("{number}. {name}: {}{}, {before:.0}% → {after:.0}%", played.action, mark.sign());
        if decision.agrees { told } else { format!("{told} ({})", preferred.action) }
    }

    /// The sign of a mistake, and the drop from the chance before to the chance after.
    fn mark(&self, svg: &mut String, decision: &Decision) {
        if decision.mark == Mark::Fine {
            return;
        }
        let (x, y) = self.point(decision, decision.seat);
        let below = self.scale.y(decision.played.chance);
        let _ = writeln!(
            svg,
            "<path class=\"drop\" d=\"M{x:.1} {y:.1}V{below:.1}m-4 -5l4 5l4 -5\" fill=\"none\" stroke-width=\"1.6\"/>\
             <text class=\"mark\" x=\"{x:.1}\" y=\"{:.1}\" text-anchor=\"middle\" font-size=\"15\" font-weight=\"700\">{}</text>",
            y - 8.0,
            decision.mark.sign()
        );
    }

    /// The names beside the lines' ends, each with its dashes and dot; those that would overlap are moved
    /// apart.
    fn names(&self, svg: &mut String) {
        let seats = Seats::first(self.labels.players.len());
        let mut ends: Vec<(Seat, f64)> =
            seats.iter().map(|seat| (seat, self.points(seat).last().map_or(BOTTOM, |end| end.1))).collect();
        ends.sort_by(|a, b| a.1.total_cmp(&b.1));
        let mut lowest = BOTTOM - LINE * (ends.len().saturating_sub(1)) as f64;
        let mut above = f64::NEG_INFINITY;
        for (seat, end) in ends {
            let y = end.min(lowest).max(above + LINE);
            (above, lowest) = (y, lowest + LINE);
            let (index, dashes, x) = (seat.index(), LOOKS[seat.index()].2, RIGHT + 10.0);
            let _ = writeln!(
                svg,
                "<path class=\"s{index}\" d=\"M{x} {y:.1}h30\" fill=\"none\" stroke-width=\"2.2\" stroke-dasharray=\"{dashes}\"/>\
                 <path class=\"d{index}\" d=\"{}\"/><text class=\"d{index}\" x=\"{}\" y=\"{:.1}\" font-weight=\"600\">{}</text>",
                shape(index, x + 15.0, y),
                x + 37.0,
                y + 4.5,
                escape(&shorten(&self.labels.players[index])),
            );
        }
    }
}

/// From moves and chances to places.
struct ChartScale {
    /// The last place on the axis of moves: the position after the last move.
    end: f64,
}

impl ChartScale {
    fn of(analysis: &Analysis) -> ChartScale {
        ChartScale { end: (analysis.reproduced + 1).max(2) as f64 }
    }

    fn x(&self, number: f64) -> f64 {
        LEFT + (RIGHT - LEFT) * (number - 1.0) / (self.end - 1.0)
    }

    fn y(&self, chance: f64) -> f64 {
        BOTTOM - (BOTTOM - TOP) * chance.clamp(0.0, 1.0)
    }

    /// Round numbers, and the first.
    fn ticks(&self) -> impl Iterator<Item = usize> {
        let last = self.end as usize - 1;
        let fits = |step: &usize| last / step <= TICKS;
        let step = [1, 2, 5, 10, 20, 25, 50, 100, 200, 500].into_iter().find(fits).unwrap_or(1_000);
        iter::once(1).chain((1..=last / step).map(move |tick| tick * step).filter(|&number| number > 1))
    }
}

/// The rules that give the seats their colours: lines are `s`, dots and names `d`.
fn colours(pick: impl Fn(&(&'static str, &'static str, &'static str)) -> &'static str) -> String {
    let rule = |(index, look)| {
        let colour = pick(look);
        format!(".s{index}{{stroke:{colour}}}.d{index}{{fill:{colour}}}\n")
    };
    LOOKS.iter().enumerate().map(rule).collect()
}

/// A dot in the shape of a seat.
fn shape(index: usize, x: f64, y: f64) -> String {
    match index {
        0 => format!("M{:.1} {y:.1}a4 4 0 1 0 8 0a4 4 0 1 0 -8 0z", x - 4.0),
        1 => format!("M{:.1} {:.1}h7v7h-7z", x - 3.5, y - 3.5),
        2 => format!("M{x:.1} {:.1}l5 8.5h-10z", y - 5.0),
        3 => format!("M{x:.1} {:.1}l5.5 5.5l-5.5 5.5l-5.5 -5.5z", y - 5.5),
        4 => format!("M{x:.1} {:.1}l5 -8.5h-10z", y + 5.0),
        _ => format!("M{:.1} {:.1}h3v3.5h3.5v3h-3.5v3.5h-3v-3.5h-3.5v-3h3.5z", x - 1.5, y - 5.0),
    }
}

fn shorten(name: &str) -> String {
    if name.chars().count() <= NAME {
        return name.to_owned();
    }
    name.chars().take(NAME - 1).chain(['…']).collect()
}

#[cfg(test)]
mod tests {
    use analysis::Judged;

    use super::*;

    fn decision(number: usize, seat: Seat, mark: Mark) -> Decision {
        let judged = |action: &str, chance| Judged { action: action.into(), chance, visits: 9 };
        Decision {
            number,
            seat,
            options: 2,
            before: vec![0.6, 0.4],
            after: vec![0.3, 0.7],
            played: judged("take r1", 0.3),
            preferred: judged("take r2", 0.6),
            agrees: false,
            loss: 0.3,
            doubt: 0.01,
            mark,
            reason: None,
        }
    }

    fn draw(winners: Option<Seats>, players: &[&str]) -> String {
        let decisions = vec![
            decision(2, Seat::ALL[0], Mark::Fine),
            decision(5, Seat::ALL[1], Mark::Mistake),
            decision(9, Seat::ALL[0], Mark::Blunder),
        ];
        let analysis =
            Analysis { moves: 9, reproduced: 9, difference: None, winners, decisions, seats: Vec::new() };
        let labels = ChartLabels {
            title: "A & B".into(),
            note: "note".into(),
            moves: "move".into(),
            chances: "chance to win".into(),
            players: players.iter().map(ToString::to_string).collect(),
        };
        svg(&analysis, &labels)
    }

    #[test]
    fn everything_that_a_reader_needs_is_in_the_picture() {
        let svg = draw(Some(Seats::first(1)), &["Mari", "Ken"]);
        for text in
            ["A &amp; B", ">Mari<", ">Ken<", ">move<", ">chance to win<", ">?<", ">??<", "50%", "dark"]
        {
            assert!(svg.contains(text), "{text} is missing from {svg}");
        }
        assert!(svg.contains("9. Mari: take r1??, 60% → 30% (take r2)"), "{svg}");
    }

    #[test]
    fn names_cannot_break_the_picture_and_have_room() {
        let svg = draw(None, &["<script>\u{1b}", "a name that nobody could read in such a picture"]);
        assert!(svg.contains("&lt;script&gt;\u{fffd}") && !svg.contains("<script>"), "{svg}");
        assert!(svg.contains(">a name that nob…<"), "{svg}");
    }

    #[test]
    fn a_seat_looks_the_same_in_the_browser() {
        let colours = include_str!("../../../web/src/styles/base.css");
        let dashes = include_str!("../../../web/src/replay/Chart.svelte");
        for (seat, (light, dark, dash)) in LOOKS.iter().enumerate() {
            let colour = format!("--seat-{seat}: light-dark({light}, {dark});");
            assert!(colours.contains(&colour), "{colour} is not in base.css");
            assert!(seat == 0 || dashes.contains(&format!("\"{dash}\"")), "{dash} is not in Chart.svelte");
        }
    }

    #[test]
    fn the_axis_of_moves_has_room_for_its_numbers() {
        for end in [2, 3, 15, 16, 120, 401, 30_000] {
            let ticks: Vec<usize> = ChartScale { end: f64::from(end) }.ticks().collect();
            assert!(
                ticks.len() <= 31 && ticks[0] == 1 && ticks.is_sorted_by(|a, b| a < b),
                "{end}: {ticks:?}"
            );
        }
    }
}
