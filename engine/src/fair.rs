//! Deals that nobody has to trust: the server commits to its part of the chance before the players add
//! theirs.
//!
//! - The commitment is the SHA-256 of `chabudai deal 1`, a salt of 32 bytes and a secret of 32 bytes.
//! - The seed is the SHA-256 of `chabudai seed 1`, the secret, and for each seat its nonce: one byte with its
//!   length, then its bytes.
//!
//! - Players commit to their nonces as well, before anybody shows one: a pledge is the SHA-256 of
//!   `chabudai nonce 1` and the nonce's bytes. Whoever shows theirs last cannot choose it any more.
//!
//! The salt keeps the commitment from telling anything about the secret before the end.

use std::fmt::{self, Debug, Formatter};

use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};

use crate::{Seat, Seed};

/// The server's part of a deal.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Deal {
    salt: [u8; 32],
    secret: [u8; 32],
}

impl Deal {
    /// A deal from random bytes.
    pub const fn new(salt: [u8; 32], secret: [u8; 32]) -> Deal {
        Deal { salt, secret }
    }

    /// What is published before anybody adds to the chance, in hex.
    pub fn commitment(&self) -> String {
        hex(&sha256(&[b"chabudai deal 1", &self.salt, &self.secret]))
    }

    /// What decides every shuffle, once the players have added their nonces.
    pub fn seed(&self, nonces: &[Option<Nonce>]) -> Seed {
        let mut bytes = b"chabudai seed 1".to_vec();
        bytes.extend(self.secret);
        for nonce in nonces {
            let nonce = nonce.as_ref().map_or(&[][..], |nonce| &nonce.0);
            // A nonce has 32 bytes at most.
            bytes.push(nonce.len() as u8);
            bytes.extend(nonce);
        }
        Seed::from_bytes(sha256(&[&bytes]))
    }

    /// All that a player needs to check the deal, for the replay of a finished game.
    pub fn reveal(&self, nonces: &[Option<Nonce>]) -> Fair {
        Fair {
            commitment: self.commitment(),
            salt: hex(&self.salt),
            secret: hex(&self.secret),
            nonces: nonces.to_vec(),
        }
    }
}

/// The secret is printed nowhere.
impl Debug for Deal {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        write!(f, "Deal({})", self.commitment())
    }
}

/// What a player adds to the chance: 8 to 32 bytes, written as hex digits.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Nonce(Vec<u8>);

/// A text that is no nonce.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("a nonce is an even number of hex digits, 16 to 64 of them")]
pub struct BadNonce;

impl TryFrom<String> for Nonce {
    type Error = BadNonce;
    fn try_from(text: String) -> Result<Nonce, BadNonce> {
        let bytes = unhex(&text).ok_or(BadNonce)?;
        if (8..=32).contains(&bytes.len()) { Ok(Nonce(bytes)) } else { Err(BadNonce) }
    }
}

impl Nonce {
    /// What its player publishes before anybody shows a nonce, in hex: the SHA-256 of `chabudai nonce 1` and
    /// its bytes.
    pub fn pledge(&self) -> String {
        hex(&sha256(&[b"chabudai nonce 1", &self.0]))
    }
}

impl From<Nonce> for String {
    fn from(nonce: Nonce) -> String {
        hex(&nonce.0)
    }
}

/// How a finished game was dealt, for everybody to check.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Fair {
    /// What was published before the deal.
    pub commitment: String,
    /// What kept the commitment from telling anything.
    pub salt: String,
    /// The server's part.
    pub secret: String,
    /// The players' parts, by seat.
    pub nonces: Vec<Option<Nonce>>,
}

/// A deal that is not what was promised.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Unfair {
    /// Salt or secret are not 64 hex digits.
    #[error("the deal's salt and secret are 64 hex digits each")]
    Unreadable,
    /// The secret is not the one that was promised.
    #[error("the deal was committed to as {published}, but its secret gives {found}")]
    Commitment {
        /// What was published.
        published: String,
        /// What the secret gives.
        found: String,
    },
    /// No fair deal was promised.
    #[error("this record does not say how it was dealt")]
    Unpromised,
    /// The promise is not the one that a player remembers.
    #[error("the commitment was {published}, but the record has {found}")]
    Published {
        /// What the player remembers.
        published: String,
        /// What the record has.
        found: String,
    },
    /// A nonce is not the one that its player remembers.
    #[error("seat {0} added another nonce than the record has")]
    Nonce(Seat),
    /// The game was played with another seed.
    #[error("secret and nonces give the seed {found}, but the game was dealt from {dealt}")]
    Seed {
        /// What the game was dealt from.
        dealt: Seed,
        /// What secret and nonces give.
        found: Seed,
    },
}

impl Fair {
    /// Whether secret and nonces are those of the commitment and give this seed.
    pub fn check(&self, dealt: Seed) -> Result<(), Unfair> {
        let deal = self.deal().ok_or(Unfair::Unreadable)?;
        let (commitment, seed) = (deal.commitment(), deal.seed(&self.nonces));
        if commitment != self.commitment {
            Err(Unfair::Commitment { published: self.commitment.clone(), found: commitment })
        } else if seed != dealt {
            Err(Unfair::Seed { dealt, found: seed })
        } else {
            Ok(())
        }
    }

    /// Whether this is what a player was told before the deal, and has added to it.
    pub fn is_as_published(&self, commitment: Option<&str>, nonces: &[(Seat, Nonce)]) -> Result<(), Unfair> {
        if let Some(published) =
            commitment.filter(|published| !published.eq_ignore_ascii_case(&self.commitment))
        {
            let (published, found) = (published.to_owned(), self.commitment.clone());
            return Err(Unfair::Published { published, found });
        }
        let added = |seat: Seat| self.nonces.get(seat.index()).and_then(Option::as_ref);
        match nonces.iter().find(|(seat, nonce)| added(*seat) != Some(nonce)) {
            Some((seat, _)) => Err(Unfair::Nonce(*seat)),
            None => Ok(()),
        }
    }

    /// The server's part, as it was before the game.
    pub fn deal(&self) -> Option<Deal> {
        let bytes = |text: &str| unhex(text)?.try_into().ok();
        Some(Deal::new(bytes(&self.salt)?, bytes(&self.secret)?))
    }
}

fn sha256(parts: &[&[u8]]) -> [u8; 32] {
    let mut hash = Sha256::new();
    parts.iter().for_each(|part| hash.update(part));
    hash.finalize().into()
}

fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

fn unhex(text: &str) -> Option<Vec<u8>> {
    if !text.len().is_multiple_of(2) || !text.bytes().all(|byte| byte.is_ascii_hexdigit()) {
        return None;
    }
    (0..text.len()).step_by(2).map(|at| u8::from_str_radix(&text[at..at + 2], 16).ok()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn nonces() -> Vec<Option<Nonce>> {
        vec![Some(Nonce(vec![7; 8])), None, Some(Nonce(vec![9; 32]))]
    }

    #[test]
    fn a_deal_is_fair_if_commitment_and_seed_are_those_of_its_secret() {
        let deal = Deal::new([1; 32], [2; 32]);
        let (fair, seed) = (deal.reveal(&nonces()), deal.seed(&nonces()));
        assert_eq!(fair.check(seed), Ok(()));
        assert_eq!(fair.deal(), Some(deal));
        assert!(matches!(fair.check(Seed::from(1)), Err(Unfair::Seed { .. })));
        let other = Fair { secret: "03".repeat(32), ..fair.clone() };
        assert!(matches!(other.check(seed), Err(Unfair::Commitment { .. })));
        let short = Fair { secret: "03".into(), ..fair };
        assert_eq!(short.check(seed), Err(Unfair::Unreadable));
    }

    /// What a player computes by hand must come out for ever.
    #[test]
    fn commitment_and_seed_are_those_of_the_documents() {
        let deal = Deal::new([1; 32], [2; 32]);
        let by_hand = [b"chabudai deal 1".to_vec(), vec![1; 32], vec![2; 32]].concat();
        assert_eq!(deal.commitment(), hex(&sha256(&[&by_hand])));
        let by_hand =
            [b"chabudai seed 1".to_vec(), vec![2; 32], vec![8], vec![7; 8], vec![0], vec![32], vec![9; 32]]
                .concat();
        assert_eq!(deal.seed(&nonces()), Seed::from_bytes(sha256(&[&by_hand])));
    }

    #[test]
    fn a_player_compares_the_record_with_what_they_remember() {
        let fair = Deal::new([1; 32], [2; 32]).reveal(&nonces());
        let mine = |text: &str| [(Seat::ALL[0], Nonce::try_from(text.to_owned()).unwrap())];
        let own = String::from(fair.nonces[0].clone().unwrap());
        assert_eq!(fair.is_as_published(Some(&fair.commitment.to_uppercase()), &mine(&own)), Ok(()));
        let other = "0".repeat(64);
        let exchanged = fair.is_as_published(Some(&other), &[]);
        assert_eq!(exchanged, Err(Unfair::Published { published: other, found: fair.commitment.clone() }));
        assert_eq!(fair.is_as_published(None, &mine("ffffffffffffffff")), Err(Unfair::Nonce(Seat::ALL[0])));
    }

    #[test]
    fn a_pledge_is_that_of_the_documents() {
        let nonce = Nonce::try_from("00112233aabbccdd".to_owned()).unwrap();
        assert_eq!(nonce.pledge(), hex(&Sha256::digest(b"chabudai nonce 1\x00\x11\x22\x33\xaa\xbb\xcc\xdd")));
    }

    #[test]
    fn a_nonce_is_hex_of_eight_to_thirty_two_bytes() {
        for good in ["00112233aabbccdd", &"0F".repeat(32)] {
            assert!(Nonce::try_from(good.to_owned()).is_ok(), "{good}");
        }
        for bad in [
            "",
            "00112233aabbccd",
            "00112233aabbcc",
            "0g112233aabbccdd",
            "あ112233aabbccdd",
            &"00".repeat(33),
        ] {
            assert_eq!(Nonce::try_from(bad.to_owned()), Err(BadNonce), "{bad}");
        }
    }
}
