//! What a game is called, and everything that follows from it.

/// Words that Rust keeps for itself, now or one day: no crate can be called so.
const KEYWORDS: [&str; 52] = [
    "abstract", "as", "async", "await", "become", "box", "break", "const", "continue", "crate", "do", "dyn",
    "else", "enum", "extern", "false", "final", "fn", "for", "gen", "if", "impl", "in", "let", "loop",
    "macro", "match", "mod", "move", "mut", "override", "priv", "pub", "ref", "return", "self", "static",
    "struct", "super", "trait", "true", "try", "type", "typeof", "union", "unsafe", "unsized", "use",
    "virtual", "where", "while", "yield",
];

/// Crates that come with Rust.
const SYSTEM: [&str; 5] = ["alloc", "core", "proc-macro", "std", "test"];

/// What a title may have besides letters, digits and spaces: nothing that means something to Fluent, Markdown
/// or TOML.
const PUNCTUATION: &str = " ',.:!?&-–";

/// The longest title that fits a card of the home page.
const LONGEST_TITLE: usize = 40;

/// The names of a game.
///
/// ```
/// let name = new_game::Name::new("love-letter", "Love Letter").unwrap();
/// assert_eq!((name.krate(), name.type_name(), name.letters()), ("love_letter".into(), "LoveLetter".into(), "LL".into()));
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Name {
    slug: String,
    title: String,
}

/// Why a game cannot be called so.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum BadName {
    /// The slug has other characters than it may have.
    #[error("{0:?} is no slug: use lower-case letters, digits and single hyphens, and begin with a letter")]
    Slug(String),
    /// The slug means something to Rust.
    #[error("Rust keeps the name {0:?} for itself: choose another slug")]
    Keyword(String),
    /// The title cannot be shown everywhere.
    #[error("{0:?} is no title: use up to 40 letters, digits, spaces and simple punctuation")]
    Title(String),
}

impl Name {
    /// The names of a game with this slug and title.
    pub fn new(slug: &str, title: &str) -> Result<Name, BadName> {
        if !is_slug(slug) {
            return Err(BadName::Slug(slug.into()));
        }
        if KEYWORDS.contains(&slug) || SYSTEM.contains(&slug) {
            return Err(BadName::Keyword(slug.into()));
        }
        if !is_title(title) {
            return Err(BadName::Title(title.into()));
        }
        Ok(Name { slug: slug.into(), title: title.into() })
    }

    /// Its name in commands, files and addresses, and that of its package: `love-letter`.
    pub fn slug(&self) -> &str {
        &self.slug
    }

    /// What people call it: `Love Letter`.
    pub fn title(&self) -> &str {
        &self.title
    }

    /// Its crate in Rust: `love_letter`.
    pub fn krate(&self) -> String {
        self.slug.replace('-', "_")
    }

    /// The type of its positions: `LoveLetter`.
    pub fn type_name(&self) -> String {
        self.words().map(capitalised).collect()
    }

    /// The two capitals before the numbers of its rules: `LL`; the first letters of a slug of one word.
    pub fn letters(&self) -> String {
        let initials = self.words().filter_map(|word| word.chars().find(char::is_ascii_lowercase));
        let letters = self.slug.chars().filter(char::is_ascii_lowercase);
        let mut found: Vec<char> = initials.take(2).collect();
        if found.len() < 2 {
            found = letters.take(2).collect();
        }
        found.iter().cycle().take(2).map(char::to_ascii_uppercase).collect()
    }

    fn words(&self) -> impl Iterator<Item = &str> {
        self.slug.split('-')
    }
}

fn is_slug(slug: &str) -> bool {
    let is_word = |word: &str| {
        !word.is_empty() && word.bytes().all(|byte| byte.is_ascii_lowercase() || byte.is_ascii_digit())
    };
    slug.starts_with(|first: char| first.is_ascii_lowercase()) && slug.split('-').all(is_word)
}

fn is_title(title: &str) -> bool {
    let fits = (1..=LONGEST_TITLE).contains(&title.chars().count());
    let is_plain = title.chars().all(|c| c.is_alphanumeric() || PUNCTUATION.contains(c));
    fits && is_plain && title.starts_with(char::is_alphanumeric) && title.trim() == title
}

fn capitalised(word: &str) -> String {
    let mut letters = word.chars();
    let first = letters.next().map(|first| first.to_ascii_uppercase());
    first.into_iter().chain(letters).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn named(slug: &str) -> Result<Name, BadName> {
        Name::new(slug, "A Title")
    }

    #[test]
    fn everything_follows_from_the_slug() {
        for (slug, krate, type_name, letters) in [
            ("love-letter", "love_letter", "LoveLetter", "LL"),
            ("whist", "whist", "Whist", "WH"),
            ("no-6-takes", "no_6_takes", "No6Takes", "NT"),
            ("ten-2", "ten_2", "Ten2", "TE"),
            ("x9", "x9", "X9", "XX"),
        ] {
            let name = named(slug).unwrap();
            let found = (name.krate(), name.type_name(), name.letters());
            assert_eq!(found, (krate.into(), type_name.into(), letters.into()), "{slug}");
        }
    }

    #[test]
    fn a_slug_is_lower_case_letters_digits_and_hyphens() {
        for slug in ["", "Whist", "6-nimmt", "-a", "a-", "a--b", "a_b", "a b", "../a", "a/b", "花札"] {
            assert_eq!(named(slug), Err(BadName::Slug(slug.into())));
        }
    }

    #[test]
    fn what_rust_keeps_for_itself_is_no_slug() {
        for slug in ["match", "try", "gen", "self", "std", "test", "proc-macro"] {
            assert_eq!(named(slug), Err(BadName::Keyword(slug.into())));
        }
        assert!(named("match-point").is_ok());
    }

    #[test]
    fn a_title_means_nothing_to_the_files_that_it_stands_in() {
        for title in ["Love Letter", "6 nimmt!", "大富豪", "Who's there?", "Up & Down"] {
            assert!(Name::new("a-game", title).is_ok(), "{title}");
        }
        let long = "a".repeat(LONGEST_TITLE + 1);
        for title in ["", " ", " a", "a ", "!", "a\nb", "{ $a }", "\"a\"", "a\\b", "<a>", "[a]", &long] {
            assert_eq!(Name::new("a-game", title), Err(BadName::Title(title.into())));
        }
    }
}
