//! Seeds, and the generator that every deal and every search draws from.
//!
//! A seed must mean the same deal for ever, on every platform, so nothing here is left to a library's taste:
//!
//! - the stream is ChaCha with 8 rounds, a 256-bit key (the seed), a 64-bit stream number and a counter from
//!   0;
//! - a number below `n` is the upper half of the 64-bit product of `n` and the next 32-bit word; the word is
//!   drawn again while the lower half is below `2^32 mod n`, so that every number is equally likely;
//! - a shuffle is Fisher and Yates from the last card down to the second: card `i` changes places with card
//!   `below(i + 1)`.
//!
//! The tests below pin all three with fixed numbers.

use std::fmt::{self, Debug, Display, Formatter};
use std::str::FromStr;

use chacha20::ChaCha8Rng;
use chacha20::rand_core::{Rng as _, SeedableRng};
use serde::{Deserialize, Deserializer, Serialize, Serializer, de};

/// What decides every shuffle of a game: 256 bits, or a 64-bit number in their first eight bytes
/// (little-endian).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Seed([u8; 32]);

/// A text or number that is no seed.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("a seed is a number from 0 to 18446744073709551615 or a string of 64 hex digits")]
pub struct BadSeed;

impl Seed {
    /// A seed of 256 bits, as live tables use.
    pub const fn from_bytes(bytes: [u8; 32]) -> Seed {
        Seed(bytes)
    }

    /// The number that made this seed, if one did.
    fn as_number(&self) -> Option<u64> {
        let (number, rest) = self.0.split_first_chunk::<8>()?;
        rest.iter().all(|&byte| byte == 0).then(|| u64::from_le_bytes(*number))
    }
}

impl From<u64> for Seed {
    fn from(number: u64) -> Seed {
        let mut bytes = [0; 32];
        bytes[..8].copy_from_slice(&number.to_le_bytes());
        Seed(bytes)
    }
}

/// 64 hex digits.
impl FromStr for Seed {
    type Err = BadSeed;
    fn from_str(text: &str) -> Result<Seed, BadSeed> {
        if text.len() != 64 || !text.bytes().all(|byte| byte.is_ascii_hexdigit()) {
            return Err(BadSeed);
        }
        let mut bytes = [0; 32];
        for (byte, digits) in bytes.iter_mut().zip(text.as_bytes().chunks_exact(2)) {
            let digits = std::str::from_utf8(digits).map_err(|_| BadSeed)?;
            *byte = u8::from_str_radix(digits, 16).map_err(|_| BadSeed)?;
        }
        Ok(Seed(bytes))
    }
}

impl Display for Seed {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        match self.as_number() {
            Some(number) => Display::fmt(&number, f),
            None => self.0.iter().try_for_each(|byte| write!(f, "{byte:02x}")),
        }
    }
}

impl Debug for Seed {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        write!(f, "seed {self}")
    }
}

impl Serialize for Seed {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self.as_number() {
            Some(number) => serializer.serialize_u64(number),
            None => serializer.collect_str(self),
        }
    }
}

impl<'de> Deserialize<'de> for Seed {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Seed, D::Error> {
        #[derive(Deserialize)]
        #[serde(untagged)]
        enum Form {
            Number(u64),
            Hex(String),
        }
        match Form::deserialize(deserializer) {
            Ok(Form::Number(number)) => Ok(number.into()),
            Ok(Form::Hex(text)) => text.parse().map_err(de::Error::custom),
            Err(_) => Err(de::Error::custom(BadSeed)),
        }
    }
}

/// The generator: one numbered stream of a seed. See the [module](self) for what is promised of its numbers.
#[derive(Debug)]
pub struct Rng(ChaCha8Rng);

impl Rng {
    /// The stream with this number.
    pub fn new(seed: Seed, stream: u64) -> Rng {
        let mut chacha = ChaCha8Rng::from_seed(seed.0);
        chacha.set_stream(stream);
        Rng(chacha)
    }

    /// A number from 0 to `n - 1`, each equally likely; 0 if `n` is 0.
    #[inline]
    pub fn below(&mut self, n: u32) -> u32 {
        let mut product = u64::from(self.0.next_u32()) * u64::from(n);
        if (product as u32) < n {
            let uneven = n.wrapping_neg() % n;
            while (product as u32) < uneven {
                product = u64::from(self.0.next_u32()) * u64::from(n);
            }
        }
        (product >> 32) as u32
    }

    /// 64 random bits.
    pub fn bits(&mut self) -> u64 {
        self.0.next_u64()
    }

    /// A number from 0 up to 1.
    pub fn unit(&mut self) -> f64 {
        (self.bits() >> 11) as f64 / (1u64 << 53) as f64
    }

    /// One of the items, if there is any.
    #[inline]
    pub fn pick<'a, T>(&mut self, items: &'a [T]) -> Option<&'a T> {
        items.get(self.below(items.len() as u32) as usize)
    }

    /// Puts the cards in random order, each order equally likely.
    pub fn shuffle<T>(&mut self, cards: &mut [T]) {
        for last in (1..cards.len()).rev() {
            cards.swap(last, self.below(last as u32 + 1) as usize);
        }
    }
}

impl From<Seed> for Rng {
    fn from(seed: Seed) -> Rng {
        Rng::new(seed, 0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    // These figures were computed a second time by a ChaCha written from its specification in another
    // language.
    const PINNED_NUMBERS: [u32; 8] = [158, 934, 673, 281, 112, 963, 727, 796];
    const PINNED_LARGE_NUMBERS: [u32; 4] = [474_532_941, 844_865_862, 338_161_941, 2_183_078_982];
    const PINNED_SHUFFLE: [u8; 16] = [8, 12, 11, 4, 15, 0, 5, 6, 13, 7, 10, 1, 3, 9, 14, 2];
    const PINNED_LONG_SHUFFLE: [u8; 16] = [8, 1, 11, 0, 7, 2, 14, 12, 10, 3, 4, 15, 6, 13, 5, 9];

    fn deck() -> [u8; 16] {
        std::array::from_fn(|index| index as u8)
    }

    #[test]
    fn a_seed_means_the_same_numbers_for_ever() {
        let mut rng = Rng::new(Seed::from(7), 1);
        let numbers: Vec<u32> = (0..8).map(|_| rng.below(1000)).collect();
        assert_eq!(numbers, PINNED_NUMBERS);
    }

    /// Two of three numbers of 32 bits would be too likely without being drawn again.
    #[test]
    fn numbers_below_a_large_bound_are_drawn_again_where_they_would_be_uneven() {
        let mut rng = Rng::new(Seed::from(7), 1);
        let numbers: Vec<u32> = (0..4).map(|_| rng.below(3_000_000_000)).collect();
        assert_eq!(numbers, PINNED_LARGE_NUMBERS);
    }

    #[test]
    fn a_seed_means_the_same_shuffle_for_ever() {
        let mut cards = deck();
        Rng::new(Seed::from(7), 1).shuffle(&mut cards);
        assert_eq!(cards, PINNED_SHUFFLE);
        let mut cards = deck();
        let long: Seed = "00112233445566778899aabbccddeeff00112233445566778899aabbccddeeff".parse().unwrap();
        Rng::new(long, 2).shuffle(&mut cards);
        assert_eq!(cards, PINNED_LONG_SHUFFLE);
    }

    #[test]
    fn every_order_of_three_cards_is_equally_likely() {
        let mut rng = Rng::from(Seed::from(1));
        let mut seen = std::collections::BTreeMap::new();
        for _ in 0..60_000 {
            let mut cards = [1, 2, 3];
            rng.shuffle(&mut cards);
            *seen.entry(cards).or_insert(0) += 1;
        }
        assert_eq!(seen.len(), 6);
        for (order, times) in seen {
            assert!((9_600..10_400).contains(&times), "{order:?} came {times} times of 60000");
        }
    }

    #[test]
    fn seeds_are_numbers_or_hex_digits() {
        for text in ["0", "18446744073709551615"] {
            let seed: Seed = serde_json::from_str(text).unwrap();
            assert_eq!(serde_json::to_string(&seed).unwrap(), text);
        }
        let hex = format!("\"{}\"", "0f".repeat(32));
        let seed: Seed = serde_json::from_str(&hex).unwrap();
        assert_eq!(serde_json::to_string(&seed).unwrap(), hex);
        for text in ["-1", "1.5", "18446744073709551616", "\"12\"", "null", "[]"] {
            assert!(serde_json::from_str::<Seed>(text).is_err(), "{text}");
        }
    }
}
