//! Win shares as a picture: SVG, legible on light and dark ground alike.

use std::fmt::Write;

use arena::report::{Report, Row};

use super::{BAR, EVEN, INK, escape, ruled, shorten};

/// The widths of the picture's parts, in user units.
const LABELS: f64 = 190.0;
const CHART: f64 = 480.0;
const MARGIN: f64 = 70.0;

/// The heights.
const TOP: f64 = 62.0;
const ROW: f64 = 44.0;
const BOTTOM: f64 = 62.0;

/// The words of the picture, in the reader's language.
#[derive(Clone, Debug)]
pub(crate) struct PlotLabels {
    /// Above everything.
    pub(crate) title: String,
    /// Above the contestants.
    pub(crate) contestant: String,
    /// Above the line of the even share.
    pub(crate) even: String,
    /// Below the shares.
    pub(crate) share: String,
}

/// The win share of each contestant with its 95% interval, and the even share as a line.
pub(crate) fn svg(labels: &PlotLabels, report: &Report) -> String {
    let rows = &report.contestants;
    let (width, height) = (LABELS + CHART + MARGIN, TOP + ROW * rows.len() as f64 + BOTTOM);
    let bottom = height - BOTTOM;
    let scale = PlotScale::of(rows);
    let even = rows.first().map_or(0.0, |row| row.even);
    let rules = scale.ticks().map(|share| [scale.x(share), share]);
    let mut svg = ruled(&labels.title, [width, height], [TOP, bottom], rules);
    for (number, row) in rows.iter().enumerate() {
        draw_row(&mut svg, row, &scale, TOP + ROW * (number as f64 + 0.5));
    }
    let x = scale.x(even);
    let _ = write!(
        svg,
        "<line x1=\"{x:.1}\" y1=\"{:.1}\" x2=\"{x:.1}\" y2=\"{bottom}\" stroke=\"{EVEN}\" stroke-width=\"2\" stroke-dasharray=\"6 4\"/>\n\
         <text x=\"{x:.1}\" y=\"{:.1}\" text-anchor=\"middle\" fill=\"{EVEN}\">{}</text>\n\
         <text x=\"{:.1}\" y=\"{:.1}\" text-anchor=\"middle\">{}</text>\n\
         <text x=\"{:.1}\" y=\"{:.1}\" text-anchor=\"end\">{}</text>\n</svg>\n",
        TOP - 6.0,
        TOP - 12.0,
        escape(&labels.even),
        LABELS + CHART / 2.0,
        height - 16.0,
        escape(&labels.share),
        LABELS - 12.0,
        TOP - 12.0,
        escape(&labels.contestant),
    );
    svg
}

fn draw_row(svg: &mut String, row: &Row, scale: &PlotScale, y: f64) {
    let (from, share) = (scale.x(0.0), scale.x(row.share));
    let (low, high) = (scale.x(row.share_95.low), scale.x(row.share_95.high));
    let name = escape(&shorten(&row.name));
    let (top, bottom) = (y - 6.0, y + 6.0);
    let _ = write!(
        svg,
        "<text x=\"{:.1}\" y=\"{:.1}\" text-anchor=\"end\">{name}</text>\n\
         <rect x=\"{from:.1}\" y=\"{:.1}\" width=\"{:.1}\" height=\"22\" rx=\"2\" fill=\"{BAR}\" fill-opacity=\"0.6\"/>\n\
         <path d=\"M{low:.1} {top:.1}V{bottom:.1}M{low:.1} {y:.1}H{high:.1}M{high:.1} {top:.1}V{bottom:.1}\" fill=\"none\" stroke=\"{INK}\" stroke-width=\"2\"/>\n\
         <text x=\"{:.1}\" y=\"{:.1}\">{:.1}%</text>\n",
        LABELS - 12.0,
        y + 5.0,
        y - 11.0,
        (share - from).max(0.0),
        high + 8.0,
        y + 5.0,
        100.0 * row.share,
    );
}

/// From shares to places.
struct PlotScale {
    /// The share at the right end, and the distance of the lines.
    end: f64,
    step: f64,
}

impl PlotScale {
    /// Room for every interval.
    fn of(rows: &[Row]) -> PlotScale {
        let most = rows.iter().map(|row| row.share_95.high.max(row.even)).fold(0.05, f64::max);
        let step = [0.02, 0.05, 0.1].into_iter().find(|step| most / step <= 8.0).unwrap_or(0.2);
        PlotScale { end: (most / step).ceil() * step, step }
    }

    fn x(&self, share: f64) -> f64 {
        LABELS + CHART * share / self.end
    }

    fn ticks(&self) -> impl Iterator<Item = f64> {
        (0..=(self.end / self.step).round() as u32).map(|tick| f64::from(tick) * self.step)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use arena::results::{GameResult, Results};

    fn report(names: &[&str]) -> Report {
        let game = |number: u32| GameResult {
            deal: number / 2,
            rotation: number % 2,
            scores: vec![1, 0],
            ranks: vec![1, 2],
            winners: vec![usize::from(number.is_multiple_of(3))],
        };
        let seats = names.iter().map(|&name| name.to_owned()).collect();
        Report::of(&Results { seats, games: (0..30).map(game).collect(), ..Results::default() })
    }

    fn labels(title: &str) -> PlotLabels {
        let [title, contestant, even, share] = [title, "who", "even share", "won & lost"].map(str::to_owned);
        PlotLabels { title, contestant, even, share }
    }

    #[test]
    fn everything_that_a_reader_needs_is_in_the_picture() {
        let svg = svg(&labels("donburiko: 30 games"), &report(&["master", "casual"]));
        for text in [
            "donburiko: 30 games",
            "master",
            "casual",
            "66.7%",
            "33.3%",
            "who",
            "even share",
            "won &amp; lost",
        ] {
            assert!(svg.contains(text), "{text} is missing from {svg}");
        }
        assert_eq!(svg.matches("<rect").count(), 2);
        assert_eq!(svg.matches("<text").count(), svg.matches("</text>").count());
    }

    #[test]
    fn names_cannot_break_the_picture() {
        let svg = svg(&labels("a < b & \"c\""), &report(&["exec:sh -c 'a && <b> \u{1b}'", "casual"]));
        assert!(
            svg.contains("a &lt; b &amp; &quot;c&quot;") && svg.contains("a &amp;&amp; &lt;b&gt;"),
            "{svg}"
        );
        assert!(!svg.contains('\u{1b}'));
        assert_eq!(shorten("exec:python3 /a/long/way/to/my/bot.py"), "…a/long/way/to/my/bot.py");
    }

    #[test]
    fn the_scale_holds_every_share() {
        let scale = PlotScale::of(&report(&["a", "b"]).contestants);
        assert!(scale.end >= 0.8 && scale.ticks().count() <= 10);
        assert!(scale.x(scale.end) <= LABELS + CHART + 1e-9);
    }
}
