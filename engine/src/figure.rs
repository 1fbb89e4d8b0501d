//! Pictures for the rules: real positions, drawn by whoever shows the rules.

use serde::{Deserialize, Serialize};

use crate::scenario::{Mismatch, Opener, Scenario};
use crate::{Eye, Later, Scene, Seat, Zone};

/// What a figure shows of the position that its scenario leads to.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Show {
    /// Whose eyes it is seen with; nobody's are a spectator's.
    pub seat: Option<Seat>,
    /// The zones to draw, in order: of the table, or sets of cards that are in the box.
    pub zones: Vec<String>,
}

/// A picture for the rules.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "api", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct Figure {
    /// The players, and the zones to draw. Nothing can be played in it.
    pub scene: Scene,
    /// The ids of the zones, in the order in which they are drawn.
    pub zones: Vec<String>,
}

/// The figures of a game whose crate has them in `figures/`, by name.
#[macro_export]
macro_rules! figures {
    ($($name:literal),* $(,)?) => {
        &[$(($name, include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/figures/", $name, ".json")))),*]
    };
}

impl Figure {
    /// Draws a figure: plays its scenario, whose checks must hold, and looks at the end of it.
    pub fn draw(text: &str, open: Opener<'_>) -> Result<Figure, Mismatch> {
        let scenario = Scenario::from_json(text)?;
        let missing = |what: &str| Mismatch::Unreadable(format!("a figure needs {what}"));
        let show = scenario.show.as_ref().ok_or_else(|| missing("`show`"))?;
        let table = scenario.play_out(open)?.ok_or_else(|| missing("a game"))?;
        let eye = match show.seat {
            Some(seat) if !table.seats().contains(seat) => return Err(missing("a seat that is there")),
            Some(seat) => Eye::Seat(seat),
            None => Eye::Spectator,
        };
        let scene = table.scene(eye);
        let boxed: Vec<Later<Zone>> =
            table.in_the_box().into_iter().map(|zone| zone.named().into()).collect();
        let zone = |id: &String| {
            let found = scene.zones.iter().chain(&boxed).find(|zone| zone.id == *id);
            found.cloned().ok_or_else(|| missing(&format!("zones that are there, not {id:?}")))
        };
        let zones = show.zones.iter().map(zone).collect::<Result<_, _>>()?;
        Ok(Figure {
            scene: Scene { seats: scene.seats, zones, ..Scene::default() },
            zones: show.zones.clone(),
        })
    }
}

/// The names of the figures that rules in Markdown refer to, in order: `![caption](figure:name)`, each on a
/// line of its own.
pub fn figures_in(rules: &str) -> Vec<&str> {
    fn name(line: &str) -> Option<&str> {
        let (caption, name) = line.strip_prefix("![")?.strip_suffix(')')?.split_once("](figure:")?;
        (!caption.is_empty()).then_some(name)
    }
    rules.lines().filter_map(name).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn figures_are_found_where_they_stand_alone_with_a_caption() {
        let rules =
            "# A\n![A row](figure:row)\ntext ![x](figure:inline)\n![](figure:bare)\n![b](figure:hand)\n";
        assert_eq!(figures_in(rules), ["row", "hand"]);
    }
}
