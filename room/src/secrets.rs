//! Random identifiers and bearer tokens: names that nobody guesses.

use sha2::{Digest, Sha256};

/// Letters and digits that are not taken for each other, spoken or written.
const ALPHABET: &[u8; 32] = b"23456789abcdefghjkmnpqrstuvwxyz_";
/// The same in capitals, for codes that people tell each other; 31 of them, without the last.
const CODE_LETTERS: usize = 31;

/// Random bytes of the operating system.
///
/// # Panics
/// If the operating system has none to give, without which nothing here would be safe.
pub fn random<const N: usize>() -> [u8; N] {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes).expect("the operating system gives random bytes");
    bytes
}

/// A name in links: 80 random bits.
pub fn new_id() -> String {
    id_of(&random::<16>())
}

/// A name in links, of at least sixteen bytes.
pub(crate) fn id_of(bytes: &[u8]) -> String {
    bytes.iter().take(16).map(|byte| char::from(ALPHABET[usize::from(byte % 32)])).collect()
}

/// Whether this could be a name in links.
pub fn is_id(text: &str) -> bool {
    text.len() == 16 && text.bytes().all(|byte| ALPHABET.contains(&byte))
}

/// A code to tell a friend: six letters and digits.
pub fn new_code() -> String {
    let letter = |byte: &u8| char::from(ALPHABET[usize::from(*byte) % CODE_LETTERS]).to_ascii_uppercase();
    random::<6>().iter().map(letter).collect()
}

/// A seat's secret: 160 random bits.
pub fn new_token() -> String {
    random::<32>().iter().map(|byte| char::from(ALPHABET[usize::from(byte % 32)])).collect()
}

/// What is kept of a secret, in hex. The secret has so many random bits that a plain hash gives nothing away.
pub fn hashed(secret: &str) -> String {
    hex(&Sha256::digest(secret.as_bytes()))
}

/// Whether a secret is the one whose hash was kept. How long the comparison takes tells something about two
/// hashes, and nothing about the secret.
pub fn matches(secret: &str, kept: &str) -> bool {
    hashed(secret) == kept
}

/// Bytes as hex digits.
pub fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn secrets_are_long_and_differ() {
        assert_eq!((new_id().len(), new_code().len(), new_token().len()), (16, 6, 32));
        assert_ne!(new_token(), new_token());
    }

    #[test]
    fn a_secret_is_known_by_its_hash() {
        let token = new_token();
        assert!(matches(&token, &hashed(&token)));
        assert!(!matches(&new_token(), &hashed(&token)));
    }
}
