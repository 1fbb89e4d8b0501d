//! A card on the table, and what its front says.

use std::hash::{Hash, Hasher};
use std::ops::Deref;

use compact_str::{CompactString, ToCompactString};
use serde::{Serialize, Serializer};

use super::{Aside, is_default};
use crate::{Message, Seat, Sign, Stress};

/// A card on the table.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize)]
#[cfg_attr(feature = "api", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct CardScene {
    /// Its name in this scene, by place and never by face.
    #[cfg_attr(feature = "api", ts(as = "String"), schema(value_type = String))]
    pub id: CompactString,
    /// What the viewer knows of it; `None` is a back.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "api", ts(optional))]
    pub face: Option<Front>,
    /// Whether it lies face down on the table, even if the viewer knows it.
    #[serde(skip_serializing_if = "is_default")]
    #[cfg_attr(feature = "api", ts(optional, as = "Option<bool>"))]
    pub down: bool,
    /// Chips on it.
    #[serde(skip_serializing_if = "is_default")]
    #[cfg_attr(feature = "api", ts(optional, as = "Option<u8>"))]
    pub chips: u8,
    /// Who put it there, where that matters.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "api", ts(optional))]
    pub by: Option<Seat>,
    /// A few words on it, such as `only you`.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "api", ts(optional))]
    pub label: Option<Message>,
    /// What the viewer should know of it, below it.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "api", ts(optional))]
    pub aside: Option<Aside>,
    /// What it would do at this moment, for whoever looks at it closely.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "api", ts(optional))]
    pub now: Option<Message>,
    /// What that comes from, line by line, for whoever looks at it closely.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "api", ts(optional))]
    pub bill: Option<Box<Bill>>,
    /// How it stands out: lit, or pale where it does not count.
    #[serde(skip_serializing_if = "is_default")]
    #[cfg_attr(feature = "api", ts(optional, as = "Option<Stress>"))]
    pub stress: Stress,
}

impl CardScene {
    /// A card that lies or is held face up.
    pub fn up(face: impl Into<Front>) -> CardScene {
        CardScene { down: false, ..CardScene::down(Some(face)) }
    }

    /// A card that lies face down, known to the viewer or not.
    pub fn down(face: Option<impl Into<Front>>) -> CardScene {
        CardScene {
            id: CompactString::const_new(""),
            face: face.map(Into::into),
            down: true,
            chips: 0,
            by: None,
            label: None,
            aside: None,
            now: None,
            bill: None,
            stress: Stress::Plain,
        }
    }

    /// A card face up to whoever may know it, face down to others.
    pub fn seen(face: Option<impl Into<Front>>) -> CardScene {
        CardScene { down: face.is_none(), ..CardScene::down(face) }
    }

    /// With a name of its own, not its place's.
    #[must_use]
    pub fn named(self, id: impl Into<CompactString>) -> CardScene {
        CardScene { id: id.into(), ..self }
    }
}

/// Something added up.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize)]
#[cfg_attr(feature = "api", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct Bill {
    /// What is added, in order.
    pub lines: Vec<BillLine>,
    /// What the sum is called.
    pub title: Message,
    /// The sum.
    pub total: i32,
}

/// A line of a bill.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize)]
#[cfg_attr(feature = "api", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct BillLine {
    /// A picture: the name of a symbol of the game's art, without its slug.
    #[serde(skip_serializing_if = "str::is_empty")]
    #[cfg_attr(feature = "api", ts(optional, as = "Option<String>"))]
    pub symbol: &'static str,
    /// What it is.
    pub label: Message,
    /// Why it adds so much, where that is not written on it.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "api", ts(optional))]
    pub why: Option<Message>,
    /// What it adds.
    pub adds: i32,
}

/// The front of a card in a scene. Most cards say the same in every game ever played, so their faces are made
/// once for the whole program and a scene only points to them; a face that speaks of the position is made for
/// the scene.
#[derive(Clone, Debug)]
#[cfg_attr(feature = "api", derive(ts_rs::TS), ts(as = "CardFace", rename = "CardFace"))]
pub struct Front(Source);

#[derive(Clone, Debug)]
enum Source {
    Printed(&'static CardFace),
    Made(Box<CardFace>),
}

impl From<&'static CardFace> for Front {
    fn from(face: &'static CardFace) -> Front {
        Front(Source::Printed(face))
    }
}

impl From<CardFace> for Front {
    fn from(face: CardFace) -> Front {
        Front(Source::Made(Box::new(face)))
    }
}

impl Deref for Front {
    type Target = CardFace;

    fn deref(&self) -> &CardFace {
        match &self.0 {
            Source::Printed(face) => face,
            Source::Made(face) => face,
        }
    }
}

impl Serialize for Front {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        (**self).serialize(serializer)
    }
}

/// Whoever reads a scene sees the face and not where it came from.
#[cfg(feature = "api")]
impl utoipa::PartialSchema for Front {
    fn schema() -> utoipa::openapi::RefOr<utoipa::openapi::Schema> {
        CardFace::schema()
    }
}

#[cfg(feature = "api")]
impl utoipa::ToSchema for Front {
    fn name() -> std::borrow::Cow<'static, str> {
        CardFace::name()
    }

    fn schemas(schemas: &mut Vec<(String, utoipa::openapi::RefOr<utoipa::openapi::Schema>)>) {
        CardFace::schemas(schemas);
    }
}

impl Front {
    /// The face that was made once for the whole program, if this is one. Whoever compares very many fronts
    /// can go by its address: one address is one look, though two addresses may look alike as well.
    pub fn printed(&self) -> Option<&'static CardFace> {
        match &self.0 {
            Source::Printed(face) => Some(face),
            Source::Made(_) => None,
        }
    }
}

/// Fronts are equal if they look the same, wherever they came from.
impl PartialEq for Front {
    fn eq(&self, other: &Front) -> bool {
        **self == **other
    }
}

impl Eq for Front {}

impl Hash for Front {
    fn hash<H: Hasher>(&self, state: &mut H) {
        (**self).hash(state);
    }
}

/// What the front of a card says, part by part: front ends choose by size what they show.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize)]
#[cfg_attr(feature = "api", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct CardFace {
    /// Its notation, by which scenes and programs know it. Two cards of a scene that share it look alike.
    /// People never see it.
    #[cfg_attr(feature = "api", ts(as = "String"), schema(value_type = String))]
    pub text: CompactString,
    /// The number in its corner, the same in every language; none if empty.
    #[serde(skip_serializing_if = "CompactString::is_empty")]
    #[cfg_attr(feature = "api", ts(optional, as = "Option<String>"), schema(value_type = String))]
    pub rank: CompactString,
    /// A letter that tells apart what has the same number.
    #[serde(skip_serializing_if = "str::is_empty")]
    #[cfg_attr(feature = "api", ts(optional, as = "Option<String>"))]
    pub minor: &'static str,
    /// Its suit, one of the game's [`Suit`](crate::Suit)s.
    pub suit: &'static str,
    /// What it is called.
    pub name: Message,
    /// What it does.
    pub rule: Message,
    /// What it costs: a number on a picture.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "api", ts(optional))]
    pub cost: Option<Sign>,
    /// What it is worth, in a medal.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "api", ts(optional))]
    pub worth: Option<i16>,
    /// What it does in pictures, on a strip above its name.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "api", ts(optional, as = "Option<Vec<Sign>>"))]
    pub strip: Vec<Sign>,
    /// What it does in a few words, where there is room and no strip.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "api", ts(optional))]
    pub gist: Option<Message>,
    /// Small pictures at its edge: names of symbols of the game's art, without its slug.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "api", ts(optional, as = "Option<Vec<String>>"))]
    pub badges: Vec<&'static str>,
    /// Whether it is one of the special ones: it has a golden frame.
    #[serde(skip_serializing_if = "is_default")]
    #[cfg_attr(feature = "api", ts(optional, as = "Option<bool>"))]
    pub grand: bool,
}

impl CardFace {
    /// A face with its notation in the corner and nothing else printed on it.
    pub fn new(text: impl ToCompactString, suit: &'static str, name: Message, rule: Message) -> CardFace {
        let text = text.to_compact_string();
        CardFace {
            rank: text.replace('-', "\u{2212}").into(),
            text,
            minor: "",
            suit,
            name,
            rule,
            cost: None,
            worth: None,
            strip: Vec::new(),
            gist: None,
            badges: Vec::new(),
            grand: false,
        }
    }

    /// With this in its corner.
    #[must_use]
    pub fn ranked(self, rank: impl Into<CompactString>) -> CardFace {
        CardFace { rank: rank.into(), ..self }
    }
}

#[cfg(test)]
mod tests {
    use std::sync::LazyLock;

    use super::*;

    fn face(text: &str) -> CardFace {
        CardFace::new(text, "", Message::new("card"), Message::new("rule"))
    }

    #[test]
    fn two_fronts_are_equal_if_they_look_the_same() {
        static PRINTED: LazyLock<[CardFace; 2]> = LazyLock::new(|| [face("3"), face("3")]);
        let [one, other] = &*PRINTED;
        assert_eq!(Front::from(one), Front::from(other));
        assert_eq!(Front::from(one), Front::from(face("3")));
        assert_ne!(Front::from(one), Front::from(face("4")));
    }
}
