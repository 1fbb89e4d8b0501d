//! Notation: values whose text is what people type, files store and `Display` writes.

use std::fmt::Display;
use std::str::FromStr;

use serde::{Deserialize, Deserializer, Serializer, de};

/// An enumeration of fixed texts: a card, a row, which way up. It is `Copy`, ordered as it is written, has
/// the first as its default, knows all of its values ([`Kind`](crate::Kind)), and its text is its `Display`,
/// `FromStr` and JSON.
///
/// ```
/// engine::notation! {
///     /// A pet.
///     pub enum Pet {
///         /// Barks.
///         Dog = "d",
///         /// Does not.
///         Cat = "c",
///     }
/// }
/// use engine::Kind;
/// assert_eq!("c".parse(), Ok(Pet::Cat));
/// assert_eq!(Pet::Dog.to_string(), "d");
/// assert_eq!(Pet::ALL, [Pet::Dog, Pet::Cat]);
/// assert_eq!(serde_json::to_string(&Pet::Cat).unwrap(), r#""c""#);
/// ```
#[macro_export]
macro_rules! notation {
    (
        $(#[$about:meta])*
        $visibility:vis enum $name:ident {
            $(#[$about_first:meta])* $first:ident = $first_text:literal,
            $($(#[$about_value:meta])* $value:ident = $text:literal),* $(,)?
        }
    ) => {
        $(#[$about])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
        $visibility enum $name {
            $(#[$about_first])*
            #[default]
            $first,
            $($(#[$about_value])* $value),*
        }

        impl $name {
            /// The texts of all values, in order.
            #[allow(dead_code, reason = "not everything that has a text is listed by it")]
            $visibility const TEXTS: &'static [&'static str] = &[$first_text $(, $text)*];

            /// Its text.
            $visibility const fn text(self) -> &'static str {
                match self {
                    $name::$first => $first_text,
                    $($name::$value => $text),*
                }
            }
        }

        impl $crate::Kind for $name {
            const ALL: &'static [$name] = &[$name::$first $(, $name::$value)*];

            fn index(self) -> usize {
                self as usize
            }
        }

        impl ::std::fmt::Display for $name {
            fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
                f.write_str(self.text())
            }
        }

        impl ::std::str::FromStr for $name {
            type Err = $crate::BadAction;
            fn from_str(text: &str) -> Result<$name, $crate::BadAction> {
                match text {
                    $first_text => Ok($name::$first),
                    $($text => Ok($name::$value),)*
                    _ => Err($crate::BadAction),
                }
            }
        }

        $crate::text_in_json!($name);
    };
}

/// Types whose JSON is their notation: what `Display` writes and `FromStr` reads.
#[macro_export]
macro_rules! text_in_json {
    ($($text:ty),+ $(,)?) => {$(
        impl ::serde::Serialize for $text {
            fn serialize<S: ::serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                $crate::notation::serialize_text(self, serializer)
            }
        }
        impl<'de> ::serde::Deserialize<'de> for $text {
            fn deserialize<D: ::serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                $crate::notation::deserialize_text(deserializer)
            }
        }
    )+};
}

/// Writes a value as its notation; [`text_in_json!`](crate::text_in_json) calls it.
pub fn serialize_text<S: Serializer>(value: &impl Display, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.collect_str(value)
}

/// Reads a value from its notation; [`text_in_json!`](crate::text_in_json) calls it.
pub fn deserialize_text<'de, D: Deserializer<'de>, T: FromStr<Err: Display>>(
    deserializer: D,
) -> Result<T, D::Error> {
    let text = String::deserialize(deserializer)?;
    text.parse().map_err(|error| de::Error::custom(format!("{text:?}: {error}")))
}
