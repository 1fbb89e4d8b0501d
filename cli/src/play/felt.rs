//! The felt: where the regions of a plan are, in whole cells.

use std::collections::BTreeMap;

use engine::{Flow, Holds, Plan, Region};
use ratatui::layout::Rect;

/// A region and its cells.
pub(super) type Place<'p> = (&'p Region, Rect);

/// How much room each region is promised.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Promise {
    /// Every card has a box.
    Boxes,
    /// Cards may be words in a line.
    Words,
}

/// Lays a plan out on an area: each region where its thousandths say, but never without the room it needs.
/// Nothing, if that is impossible.
pub(super) fn lay(plan: &Plan, area: Rect) -> Option<Vec<Place<'_>>> {
    [Promise::Boxes, Promise::Words].into_iter().find_map(|promise| lay_promising(plan, area, promise))
}

fn lay_promising(plan: &Plan, area: Rect, promise: Promise) -> Option<Vec<Place<'_>>> {
    let regions = || plan.regions.iter();
    let columns: Vec<Span> =
        regions().map(|region| Span::new(region.at.0, region.at.2, least_width(region, promise))).collect();
    let lines: Vec<Span> =
        regions().map(|region| Span::new(region.at.1, region.at.3, least_height(region, promise))).collect();
    let (xs, ys) = (cuts(&columns, area.width)?, cuts(&lines, area.height)?);
    let place = |((region, column), line): ((_, &Span), &Span)| {
        let (x, y) = (xs[&column.from], ys[&line.from]);
        let (width, height) = (xs[&column.to] - x, ys[&line.to] - y);
        (region, Rect { x: area.x + x, y: area.y + y, width, height })
    };
    Some(regions().zip(&columns).zip(&lines).map(place).collect())
}

/// From where to where a region reaches, in thousandths, and the cells that it needs.
struct Span {
    from: u16,
    to: u16,
    least: u16,
}

impl Span {
    fn new(from: u16, size: u16, least: u16) -> Span {
        Span { from, to: from + size, least }
    }
}

/// The cell of each edge, as near to its thousandths as everybody's need allows: first edges give way to the
/// right, then what was pushed over the end comes back.
fn cuts(spans: &[Span], cells: u16) -> Option<BTreeMap<u16, u16>> {
    let near = |edge: u16| ((u32::from(edge) * u32::from(cells) + 500) / 1000) as u16;
    let mut cuts: BTreeMap<u16, u16> =
        spans.iter().flat_map(|span| [span.from, span.to]).map(|edge| (edge, near(edge))).collect();
    let edges: Vec<u16> = cuts.keys().copied().collect();
    let mut before = 0;
    for edge in &edges {
        let needed = spans.iter().filter(|span| span.to == *edge).map(|span| cuts[&span.from] + span.least);
        before = needed.chain([before, cuts[edge]]).max().unwrap_or(before);
        cuts.insert(*edge, before);
    }
    let mut after = cells;
    for edge in edges.iter().rev() {
        let starting = spans.iter().filter(|span| span.from == *edge);
        let room: Option<Vec<u16>> = starting.map(|span| cuts[&span.to].checked_sub(span.least)).collect();
        after = room?.into_iter().chain([after, cuts[edge]]).min().unwrap_or(after);
        cuts.insert(*edge, after);
    }
    Some(cuts)
}

fn least_width(region: &Region, promise: Promise) -> u16 {
    let (cards, plate) = match promise {
        Promise::Boxes => (8, 12),
        Promise::Words => (4, 8),
    };
    match region.holds {
        Holds::Prompt => 40,
        Holds::Plate(_) => plate,
        Holds::Board(_) | Holds::Zones(_) => cards,
    }
}

fn least_height(region: &Region, promise: Promise) -> u16 {
    let (card, plate, prompt, board) = match promise {
        Promise::Boxes => (3, 2, 3, 3),
        Promise::Words => (1, 1, 2, 1),
    };
    let down = u16::from(region.room.1.max(1));
    match (&region.holds, region.flow) {
        (Holds::Prompt, _) => prompt,
        (Holds::Plate(_), _) => plate,
        (Holds::Board(_), _) => board,
        (Holds::Zones(_), Flow::Columns) => down + card,
        (Holds::Zones(_), Flow::Lanes | Flow::Piles) => down * card,
        (Holds::Zones(_), Flow::Grid) => down * card + u16::from(region.tags > 0),
        (Holds::Zones(_), Flow::Fan | Flow::Groups) => card,
    }
}

#[cfg(test)]
mod tests {
    use engine::{Plans, Spot};

    use super::*;

    const SCREEN: Rect = Rect { x: 0, y: 1, width: 90, height: 36 };

    #[test]
    fn regions_have_the_room_they_need_lie_within_the_felt_and_do_not_overlap() {
        for players in 1..=6 {
            let plan = Plans::plain(players).wide;
            let places = lay(&plan, SCREEN).unwrap();
            for (number, (region, area)) in places.iter().enumerate() {
                assert!(SCREEN.union(*area) == SCREEN, "{} at {area}", region.name);
                assert!(
                    area.width >= least_width(region, Promise::Words) && area.height >= 1,
                    "{} at {area}",
                    region.name
                );
                for (other, at) in &places[..number] {
                    assert!(!at.intersects(*area), "{} and {}", other.name, region.name);
                }
            }
        }
    }

    #[test]
    fn a_plan_that_needs_more_than_there_is_has_no_place() {
        assert_eq!(lay(&Plans::plain(6).wide, Rect::new(0, 0, 39, 36)), None);
        assert_eq!(lay(&Plans::plain(3).wide, Rect::new(0, 0, 90, 6)), None);
    }

    #[test]
    fn what_is_pushed_over_the_end_takes_its_room_from_what_is_before() {
        let spans = [Span::new(0, 900, 3), Span::new(900, 100, 5)];
        assert_eq!(cuts(&spans, 20), Some(BTreeMap::from([(0, 0), (900, 15), (1000, 20)])));
        assert_eq!(cuts(&spans, 7), None);
    }

    #[test]
    fn a_slim_region_pushes_those_after_it() {
        let plan = Plan {
            regions: vec![Region::plate(0, Spot(0, 0, 1000, 10)), Region::prompt(Spot(0, 10, 1000, 990))],
            sheet: Spot(0, 0, 0, 0),
        };
        let places = lay(&plan, Rect::new(0, 0, 100, 30)).unwrap();
        assert_eq!(places[0].1.height, 2);
        assert_eq!(places[1].1, Rect::new(0, 2, 100, 28));
    }
}
