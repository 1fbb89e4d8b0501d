//! Bars with intervals, to either side of nothing: SVG, legible on light and dark ground alike.

use std::fmt::Write;

use super::{BAR, EVEN, INK, escape, ruled, shorten};

/// The widths of the picture's parts, in user units.
const LABELS: f64 = 210.0;
const CHART: f64 = 470.0;
const MARGIN: f64 = 60.0;

/// The heights.
const TOP: f64 = 50.0;
const ROW: f64 = 22.0;
const BOTTOM: f64 = 56.0;

/// A picture of bars, one below the other.
#[derive(Debug)]
pub(crate) struct Bars {
    /// Above everything.
    pub(crate) title: String,
    /// Below the numbers.
    pub(crate) below: String,
    /// Where everything would be if nothing mattered.
    pub(crate) line: Option<f64>,
    /// The bars, from the top.
    pub(crate) bars: Vec<Bar>,
}

/// A bar.
#[derive(Debug)]
pub(crate) struct Bar {
    /// What it is of.
    pub(crate) name: String,
    /// A share, or a difference of shares.
    pub(crate) value: f64,
    /// From where to where it may well be.
    pub(crate) range: Option<(f64, f64)>,
}

/// Draws them.
pub(crate) fn svg(picture: &Bars) -> String {
    let (width, height) = (LABELS + CHART + MARGIN, TOP + ROW * picture.bars.len() as f64 + BOTTOM);
    let (scale, bottom) = (BarScale::of(picture), height - BOTTOM);
    let rules = scale.ticks().map(|share| [scale.x(share), share]);
    let mut svg = ruled(&picture.title, [width, height], [TOP, bottom], rules);
    for (place, bar) in picture.bars.iter().enumerate() {
        draw(&mut svg, bar, &scale, TOP + ROW * (place as f64 + 0.5));
    }
    if let Some(x) = picture.line.map(|line| scale.x(line)) {
        let _ = writeln!(
            svg,
            "<line x1=\"{x:.1}\" y1=\"{TOP}\" x2=\"{x:.1}\" y2=\"{bottom}\" stroke=\"{EVEN}\" stroke-width=\"2\" stroke-dasharray=\"6 4\"/>"
        );
    }
    let _ = writeln!(
        svg,
        "<text x=\"{:.1}\" y=\"{:.1}\" text-anchor=\"middle\">{}</text>\n</svg>",
        LABELS + CHART / 2.0,
        height - 14.0,
        escape(&picture.below),
    );
    svg
}

fn draw(svg: &mut String, bar: &Bar, scale: &BarScale, y: f64) {
    let (nothing, value) = (scale.x(0.0), scale.x(bar.value));
    let (left, width) = (nothing.min(value), (value - nothing).abs());
    let _ = writeln!(
        svg,
        "<text x=\"{:.1}\" y=\"{:.1}\" text-anchor=\"end\">{}</text>\
         <rect x=\"{left:.1}\" y=\"{:.1}\" width=\"{width:.1}\" height=\"14\" rx=\"2\" fill=\"{BAR}\" fill-opacity=\"0.6\"/>",
        LABELS - 12.0,
        y + 4.5,
        escape(&shorten(&bar.name)),
        y - 7.0,
    );
    if let Some((low, high)) = bar.range.map(|(low, high)| (scale.x(low), scale.x(high))) {
        let (top, bottom) = (y - 4.0, y + 4.0);
        let _ = writeln!(
            svg,
            "<path d=\"M{low:.1} {top:.1}V{bottom:.1}M{low:.1} {y:.1}H{high:.1}M{high:.1} {top:.1}V{bottom:.1}\" fill=\"none\" stroke=\"{INK}\" stroke-width=\"2\"/>"
        );
    }
}

/// From shares to places.
struct BarScale {
    start: f64,
    end: f64,
    step: f64,
}

impl BarScale {
    /// Room for every interval, and for nothing.
    fn of(picture: &Bars) -> BarScale {
        let ends = |bar: &Bar| bar.range.unwrap_or((bar.value, bar.value));
        let least = picture.bars.iter().map(|bar| ends(bar).0.min(bar.value)).fold(0.0, f64::min);
        let most = picture.bars.iter().map(|bar| ends(bar).1.max(bar.value)).fold(0.01, f64::max);
        let fits = |step: &f64| (most - least) / step <= 10.0;
        let step = [0.01, 0.02, 0.05, 0.1, 0.2].into_iter().find(fits).unwrap_or(0.5);
        BarScale { start: (least / step).floor() * step, end: (most / step).ceil() * step, step }
    }

    fn x(&self, share: f64) -> f64 {
        LABELS + CHART * (share - self.start) / (self.end - self.start)
    }

    fn ticks(&self) -> impl Iterator<Item = f64> {
        let count = ((self.end - self.start) / self.step).round() as u32;
        (0..=count).map(|tick| self.start + f64::from(tick) * self.step)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn everything_that_a_reader_needs_is_in_the_picture() {
        let bar = |name: &str, value: f64| Bar {
            name: name.into(),
            value,
            range: Some((value - 0.1, value + 0.1)),
        };
        let bars = vec![bar("create <RW1>", 0.3), bar("pass", -0.2)];
        let svg = svg(&Bars { title: "A & B".into(), below: "adds".into(), line: Some(0.0), bars });
        for text in ["A &amp; B", "create &lt;RW1&gt;", "pass", "adds", "40%", "-30%"] {
            assert!(svg.contains(text), "{text} is missing from {svg}");
        }
        assert_eq!(
            (svg.matches("<rect").count(), svg.matches("<text").count()),
            (2, svg.matches("</text>").count())
        );
    }

    #[test]
    fn the_scale_holds_every_interval() {
        let bars = vec![Bar { name: String::new(), value: 0.2, range: Some((-0.33, 0.71)) }];
        let scale = BarScale::of(&Bars { title: String::new(), below: String::new(), line: None, bars });
        assert!(scale.start <= -0.33 && scale.end >= 0.71 && scale.ticks().count() <= 13);
        assert!(scale.x(scale.start) >= LABELS - 1e-9 && scale.x(scale.end) <= LABELS + CHART + 1e-9);
    }
}
