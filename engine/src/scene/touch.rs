//! What a viewer can do, and what to touch for it.

use compact_str::CompactString;
use serde::Serialize;

use super::{is_default, seat_id};
use crate::{Message, Seat};

/// One legal action and the way to make it by hand.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize)]
#[cfg_attr(feature = "api", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct Choice {
    /// Its notation.
    #[cfg_attr(feature = "api", ts(as = "String"), schema(value_type = String))]
    pub action: CompactString,
    /// What it does, in words.
    pub label: Message,
    /// What to touch, in order. No choice's touches begin another's. Equal cards give several choices with
    /// the same action, so that either can be touched.
    pub touches: Vec<Touch>,
    /// What a beginner may regret about it.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "api", ts(optional))]
    pub warning: Option<Message>,
    /// What it would make of things, shown at them as soon as its first touch is made.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "api", ts(optional, as = "Option<Vec<Preview>>"))]
    pub previews: Vec<Preview>,
}

/// What a choice would make of a card or a zone.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize)]
#[cfg_attr(feature = "api", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct Preview {
    /// The card or zone.
    #[cfg_attr(feature = "api", ts(as = "String"), schema(value_type = String))]
    pub at: CompactString,
    /// In words: `with it: 6`.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "api", ts(optional))]
    pub line: Option<Message>,
    /// What it adds to the gauge there.
    #[serde(skip_serializing_if = "is_default")]
    #[cfg_attr(feature = "api", ts(optional, as = "Option<i16>"))]
    pub adds: i16,
}

/// Something that looks possible and is not.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize)]
#[cfg_attr(feature = "api", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct Blocked {
    /// What one would touch.
    pub touches: Vec<Touch>,
    /// The rule that forbids it, as the page of rules has it.
    pub rule: &'static str,
    /// Why it does not work now.
    pub reason: Message,
}

/// Something to touch: what lies on the table goes by its name alone, a button says what it does.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize)]
#[serde(untagged)]
#[cfg_attr(feature = "api", derive(ts_rs::TS))]
pub enum Touch {
    /// A card or a zone by its id, or a player as `seat0` and so on.
    Thing(#[cfg_attr(feature = "api", ts(as = "String"))] CompactString),
    /// A button, which is shown when it can be pressed.
    Button {
        /// Its name.
        #[cfg_attr(feature = "api", ts(as = "String"))]
        id: CompactString,
        /// What it says.
        label: Message,
        /// The zone that it is about, where it is shown; else it stands beside the prompt.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "api", ts(optional, as = "Option<String>"))]
        at: Option<CompactString>,
    },
}

/// A derived schema cannot be told that a compact string is a string.
#[cfg(feature = "api")]
impl utoipa::PartialSchema for Touch {
    fn schema() -> utoipa::openapi::RefOr<utoipa::openapi::Schema> {
        use utoipa::openapi::{ObjectBuilder, OneOfBuilder, Ref, Type};
        let name = || ObjectBuilder::new().schema_type(Type::String);
        let button = ObjectBuilder::new()
            .property("id", name())
            .required("id")
            .property("label", Ref::from_schema_name("Message"))
            .required("label")
            .property("at", name());
        OneOfBuilder::new().item(name()).item(button).into()
    }
}

#[cfg(feature = "api")]
impl utoipa::ToSchema for Touch {}

impl Touch {
    /// A card or a zone.
    pub fn thing(id: impl Into<CompactString>) -> Touch {
        Touch::Thing(id.into())
    }

    /// A player.
    pub fn seat(seat: Seat) -> Touch {
        Touch::thing(seat_id("seat", seat))
    }

    /// A button.
    pub fn button(id: impl Into<CompactString>, label: Message) -> Touch {
        Touch::Button { id: id.into(), label, at: None }
    }

    /// A button that is shown at the zone that it is about.
    pub fn button_at(zone: impl Into<CompactString>, id: impl Into<CompactString>, label: Message) -> Touch {
        Touch::Button { id: id.into(), label, at: Some(zone.into()) }
    }

    /// The card's, zone's, player's or button's name.
    pub fn id(&self) -> &CompactString {
        match self {
            Touch::Thing(id) | Touch::Button { id, .. } => id,
        }
    }

    /// What a button says.
    pub fn label(&self) -> Option<&Message> {
        match self {
            Touch::Thing(_) => None,
            Touch::Button { label, .. } => Some(label),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_lies_on_the_table_is_named_and_a_button_says_what_it_does() {
        let touches = [Touch::thing("r1"), Touch::button("up", Message::new("button-up"))];
        let text = serde_json::to_string(&touches).unwrap();
        assert_eq!(text, r#"["r1",{"id":"up","label":{"id":"button-up"}}]"#);
    }
}
