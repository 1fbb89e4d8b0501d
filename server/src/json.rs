//! JSON as `serde_json` writes it, byte for byte, for messages that go out by the ten thousand a second.
//!
//! `serde_json` looks for something to escape even in the names of fields, and takes some twenty instructions for a byte of our
//! messages (`valgrind --tool=callgrind` on the test in `rooms/cost.rs`); this takes thirteen. Whatever is rare is left to it.

use serde::de::value::Error;
use serde::ser::{
    SerializeMap, SerializeSeq, SerializeStruct, SerializeStructVariant, SerializeTuple,
    SerializeTupleStruct, SerializeTupleVariant,
};
use serde::{Serialize, Serializer};

/// Writes a value behind what is there.
pub(crate) fn write(value: &impl Serialize, out: &mut Vec<u8>) {
    // Our own types have string keys and no failing serializers, and writing to a list cannot fail.
    let _ = value.serialize(Json(out));
}

struct Json<'a>(&'a mut Vec<u8>);

type Done = Result<(), Error>;

/// A text without anything to escape.
fn plain_text(out: &mut Vec<u8>, text: &str) {
    out.push(b'"');
    out.extend_from_slice(text.as_bytes());
    out.push(b'"');
}

/// The beginning of an object whose one field is the name of a variant.
fn variant(out: &mut Vec<u8>, name: &str) {
    out.push(b'{');
    plain_text(out, name);
    out.push(b':');
}

fn rare(out: &mut Vec<u8>, value: impl Serialize) -> Done {
    let _ = serde_json::to_writer(out, &value);
    Ok(())
}

macro_rules! numbers {
    ($($method:ident: $number:ty),+) => {$(
        fn $method(self, number: $number) -> Done {
            self.0.extend_from_slice(itoa::Buffer::new().format(number).as_bytes());
            Ok(())
        }
    )+};
}

macro_rules! rarities {
    ($($method:ident: $value:ty),+) => {$(
        fn $method(self, value: $value) -> Done {
            rare(self.0, value)
        }
    )+};
}

impl<'a> Serializer for Json<'a> {
    type Ok = ();
    type Error = Error;
    type SerializeSeq = Parts<'a>;
    type SerializeTuple = Parts<'a>;
    type SerializeTupleStruct = Parts<'a>;
    type SerializeTupleVariant = Parts<'a>;
    type SerializeMap = Parts<'a>;
    type SerializeStruct = Parts<'a>;
    type SerializeStructVariant = Parts<'a>;

    numbers! {
        serialize_i8: i8, serialize_i16: i16, serialize_i32: i32, serialize_i64: i64,
        serialize_u8: u8, serialize_u16: u16, serialize_u32: u32, serialize_u64: u64
    }

    rarities! {
        serialize_bool: bool, serialize_f32: f32, serialize_f64: f64, serialize_char: char, serialize_bytes: &[u8]
    }

    fn serialize_str(self, text: &str) -> Done {
        if text.bytes().all(|byte| byte >= b' ' && byte != b'"' && byte != b'\\') {
            plain_text(self.0, text);
            Ok(())
        } else {
            rare(self.0, text)
        }
    }

    fn serialize_none(self) -> Done {
        self.serialize_unit()
    }

    fn serialize_some<T: Serialize + ?Sized>(self, value: &T) -> Done {
        value.serialize(self)
    }

    fn serialize_unit(self) -> Done {
        self.0.extend_from_slice(b"null");
        Ok(())
    }

    fn serialize_unit_struct(self, _: &'static str) -> Done {
        self.serialize_unit()
    }

    fn serialize_unit_variant(self, _: &'static str, _: u32, name: &'static str) -> Done {
        plain_text(self.0, name);
        Ok(())
    }

    fn serialize_newtype_struct<T: Serialize + ?Sized>(self, _: &'static str, value: &T) -> Done {
        value.serialize(self)
    }

    fn serialize_newtype_variant<T: Serialize + ?Sized>(
        self,
        _: &'static str,
        _: u32,
        name: &'static str,
        value: &T,
    ) -> Done {
        variant(self.0, name);
        value.serialize(Json(self.0))?;
        self.0.push(b'}');
        Ok(())
    }

    fn serialize_seq(self, _: Option<usize>) -> Result<Parts<'a>, Error> {
        Ok(Parts::new(self.0, b'[', b"]"))
    }

    fn serialize_tuple(self, _: usize) -> Result<Parts<'a>, Error> {
        Ok(Parts::new(self.0, b'[', b"]"))
    }

    fn serialize_tuple_struct(self, _: &'static str, _: usize) -> Result<Parts<'a>, Error> {
        Ok(Parts::new(self.0, b'[', b"]"))
    }

    fn serialize_tuple_variant(
        self,
        _: &'static str,
        _: u32,
        name: &'static str,
        _: usize,
    ) -> Result<Parts<'a>, Error> {
        variant(self.0, name);
        Ok(Parts::new(self.0, b'[', b"]}"))
    }

    fn serialize_map(self, _: Option<usize>) -> Result<Parts<'a>, Error> {
        Ok(Parts::new(self.0, b'{', b"}"))
    }

    fn serialize_struct(self, _: &'static str, _: usize) -> Result<Parts<'a>, Error> {
        Ok(Parts::new(self.0, b'{', b"}"))
    }

    fn serialize_struct_variant(
        self,
        _: &'static str,
        _: u32,
        name: &'static str,
        _: usize,
    ) -> Result<Parts<'a>, Error> {
        variant(self.0, name);
        Ok(Parts::new(self.0, b'{', b"}}"))
    }
}

/// The parts of a list or an object, as far as they have been written.
struct Parts<'a> {
    out: &'a mut Vec<u8>,
    first: bool,
    end: &'static [u8],
}

impl<'a> Parts<'a> {
    fn new(out: &'a mut Vec<u8>, begin: u8, end: &'static [u8]) -> Parts<'a> {
        out.push(begin);
        Parts { out, first: true, end }
    }

    fn separate(&mut self) {
        if !std::mem::take(&mut self.first) {
            self.out.push(b',');
        }
    }

    fn item<T: Serialize + ?Sized>(&mut self, value: &T) -> Done {
        self.separate();
        value.serialize(Json(self.out))
    }

    fn field<T: Serialize + ?Sized>(&mut self, name: &str, value: &T) -> Done {
        self.separate();
        plain_text(self.out, name);
        self.out.push(b':');
        value.serialize(Json(self.out))
    }

    fn finish(self) -> Done {
        self.out.extend_from_slice(self.end);
        Ok(())
    }
}

macro_rules! parts {
    ($($kind:ident: $method:ident($($name:ident: $type:ty)?) is $part:ident;)+) => {$(
        impl $kind for Parts<'_> {
            type Ok = ();
            type Error = Error;

            fn $method<T: Serialize + ?Sized>(&mut self, $($name: $type,)? value: &T) -> Done {
                self.$part($($name,)? value)
            }

            fn end(self) -> Done {
                self.finish()
            }
        }
    )+};
}

parts! {
    SerializeSeq: serialize_element() is item;
    SerializeTuple: serialize_element() is item;
    SerializeTupleStruct: serialize_field() is item;
    SerializeTupleVariant: serialize_field() is item;
    SerializeStruct: serialize_field(name: &'static str) is field;
    SerializeStructVariant: serialize_field(name: &'static str) is field;
}

impl SerializeMap for Parts<'_> {
    type Ok = ();
    type Error = Error;

    fn serialize_key<T: Serialize + ?Sized>(&mut self, key: &T) -> Done {
        self.item(key)
    }

    fn serialize_value<T: Serialize + ?Sized>(&mut self, value: &T) -> Done {
        self.out.push(b':');
        value.serialize(Json(self.out))
    }

    fn end(self) -> Done {
        self.finish()
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use serde_json::json;

    use super::*;

    #[derive(Serialize)]
    enum Shape {
        Point,
        Circle(u8),
        Box(i16, i16),
        Text { size: f32, text: &'static str },
    }

    #[derive(Serialize)]
    struct Nothing;

    #[derive(Serialize)]
    struct Pair(Option<char>, ());

    #[track_caller]
    fn agrees(value: &impl Serialize) {
        let mut ours = Vec::new();
        write(value, &mut ours);
        assert_eq!(String::from_utf8(ours).unwrap(), serde_json::to_string(value).unwrap());
    }

    #[test]
    fn every_kind_of_value_reads_as_serde_json_writes_it() {
        agrees(&[Shape::Point, Shape::Circle(255), Shape::Box(-7, 7), Shape::Text { size: 0.5, text: "" }]);
        agrees(&(Nothing, Pair(Some('"'), ()), Pair(None, ()), true, false, i64::MIN, u64::MAX, 1e300));
        agrees(&json!({"list": [], "object": {}, "null": null, "nested": [{"a": [1, 2.5, -3]}, "b"]}));
        agrees(&BTreeMap::from([("a \"key\"", 1), ("another", 2)]));
    }

    #[test]
    fn what_must_be_escaped_is() {
        for text in
            ["plain", "\"", "back\\slash", "line\nbreak", "\u{1}\u{1f} \u{7f}", "どんぶりこ", "</script>"]
        {
            agrees(&text);
        }
    }
}
