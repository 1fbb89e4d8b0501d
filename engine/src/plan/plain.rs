//! The table of a game that has designed none.

use super::{Dress, Edge, Flow, Plan, Plans, Region, Spot};

impl Plans {
    /// A table that nobody has designed, for so many players: the others' sides above, the middle, the
    /// prompt and one's own side below. It has a place for whatever a game lays out, and is beautiful for
    /// none.
    pub fn plain(players: usize) -> Plans {
        let opponents = players.saturating_sub(1).max(1) as u16;
        let others = |top: Spot, plate: u16| {
            (1..players).flat_map(move |player| {
                let side = top.part(player as u16 - 1, opponents, 10);
                let plate_at = side.within(Spot(0, 0, 1000, plate));
                let cards = side.within(Spot(0, plate, 1000, 1000 - plate));
                let zones = [format!("@before{player}"), format!("@hand{player}")];
                let name = format!("side{player}");
                let side = Region::zones(name, cards, &zones, Flow::Groups, (6, 1)).overlapping(20);
                [Region::plate(player as u8, plate_at), side]
            })
        };
        let middle = |at, room| {
            let region = Region::zones("middle", at, &["@middle", "@side"], Flow::Lanes, room);
            region.overlapping(30).labelled(Edge::Left, 120).with_aside(Edge::Right, 200).dressed(Dress::Mat)
        };
        let own = |name: &str, at, room| {
            let zone = format!("@{name}0");
            Region::zones(name, at, &[zone], Flow::Fan, room).overlapping(40)
        };
        let wide = Plan {
            regions: others(Spot(10, 10, 980, 190), 350)
                .chain([
                    middle(Spot(10, 210, 980, 490), (8, 2)),
                    Region::prompt(Spot(10, 710, 980, 70)),
                    Region::plate(0, Spot(10, 790, 160, 200)),
                    own("before", Spot(180, 790, 300, 200), (4, 1)),
                    own("hand", Spot(490, 790, 500, 200), (7, 1)),
                ])
                .collect(),
            sheet: Spot(200, 200, 600, 500),
        };
        let tall = Plan {
            regions: (1..players)
                .map(|player| {
                    Region::plate(player as u8, Spot(10, 5, 980, 75).part(player as u16 - 1, opponents, 10))
                })
                .chain([
                    middle(Spot(10, 90, 980, 510), (5, 3)),
                    Region::prompt(Spot(10, 610, 980, 100)),
                    Region::plate(0, Spot(10, 720, 980, 50)),
                    own("before", Spot(10, 775, 980, 75), (6, 1)),
                    own("hand", Spot(10, 855, 980, 140), (6, 1)),
                ])
                .collect(),
            sheet: Spot(20, 90, 960, 300),
        };
        Plans { lying: tall.cut(605), screen: wide.clone(), wide, tall }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Size;

    #[test]
    fn a_plain_table_can_be_read() {
        let Plans { wide, tall, lying, .. } = Plans::plain(4);
        for (plan, w, h, middle, hand) in
            [(wide, 988.0, 724.0, 84, 84), (tall, 344.0, 650.0, 46, 52), (lying, 828.0, 340.0, 52, 56)]
        {
            for (name, least) in [("middle", middle), ("hand", hand)] {
                let region = plan.regions.iter().find(|region| region.name == name).unwrap();
                let width = region.card_width(Size { w, h }, 1);
                assert!(width >= least, "{name} on {w}x{h}: {width} of {least}");
            }
        }
    }
}
