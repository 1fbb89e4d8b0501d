//! Every catalogue against the style sheets and the glossary: the same thing has the same name, and Japanese
//! is written in one way.

#![allow(clippy::unwrap_used)]

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

/// A catalogue of messages in both languages.
struct Catalogue {
    name: &'static str,
    en: &'static str,
    ja: &'static str,
    /// The Japanese page of rules, if there is one.
    page: &'static str,
}

fn catalogues() -> Vec<Catalogue> {
    let text = |about: &engine::About, lang: &str| about.locales.get(lang.parse().unwrap()).unwrap();
    let game = |about: &'static engine::About| Catalogue {
        name: about.slug,
        en: text(about, "en").messages,
        ja: text(about, "ja").messages,
        page: text(about, "ja").rules,
    };
    let house = |en, ja| Catalogue { name: "house", en, ja, page: "" };
    let mut all: Vec<Catalogue> = catalog::games().iter().map(game).collect();
    all.push(house(include_str!("../../web/locales/en.ftl"), include_str!("../../web/locales/ja.ftl")));
    all.push(house(
        include_str!("../../cli/locales/en/messages.ftl"),
        include_str!("../../cli/locales/ja/messages.ftl"),
    ));
    all.push(house(
        include_str!("../../engine/locales/en/messages.ftl"),
        include_str!("../../engine/locales/ja/messages.ftl"),
    ));
    all
}

/// The messages of a catalogue, each with all its lines.
fn messages(catalogue: &str) -> BTreeMap<&str, String> {
    let mut found: BTreeMap<&str, String> = BTreeMap::new();
    let mut current = "";
    for line in catalogue.lines().filter(|line| !line.starts_with('#')) {
        let begun = line.split_once(" =").filter(|_| line.starts_with(|c: char| c.is_ascii_lowercase()));
        let text = begun.map_or(line, |(id, text)| {
            current = id;
            text
        });
        let message = found.entry(current).or_default();
        message.push_str(text);
        message.push('\n');
    }
    found
}

/// What a message says by itself: without what is filled in, and without the names of cases.
fn said(message: &str) -> String {
    let mut said = String::new();
    let (mut depth, mut case) = (0_usize, false);
    // Cases stand in braces, so only a brace with a `$` right behind it is a place to fill in.
    let mut rest = message;
    while let Some(c) = rest.chars().next() {
        let next = &rest[c.len_utf8()..];
        match c {
            '{' if next.trim_start().starts_with('$') && !is_select(next) => {
                rest = next.split_once('}').map_or("", |(_, after)| after);
                said.push('\u{1}');
                continue;
            }
            '{' => {
                depth += 1;
                rest = next.split_once("->").map_or(next, |(_, after)| after);
                continue;
            }
            '}' => depth = depth.saturating_sub(1),
            '[' if depth > 0 => case = true,
            ']' if case => case = false,
            '*' if depth > 0 && next.starts_with('[') => {}
            _ if case => {}
            c => said.push(c),
        }
        rest = next;
    }
    said
}

/// Whether what stands behind a brace chooses between cases.
fn is_select(inside: &str) -> bool {
    let end = inside.find('}').unwrap_or(inside.len());
    inside[..end].contains("->")
}

struct Term {
    english: Vec<String>,
    japanese: Vec<String>,
    /// Whether Japanese may leave it unsaid.
    optional: bool,
    not: Vec<String>,
}

/// The glossary of a game, or of the house.
fn glossary(name: &str) -> Vec<Term> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let file = match name {
        "house" => root.join("docs/glossary.md"),
        slug => root.join("games").join(slug).join("glossary.md"),
    };
    let text = fs::read_to_string(&file).unwrap_or_else(|error| panic!("{}: {error}", file.display()));
    let terms: Vec<Term> = text.lines().filter_map(term).collect();
    assert!(!terms.is_empty(), "{} has no table of terms", file.display());
    terms
}

/// The term in this line of a table.
fn term(line: &str) -> Option<Term> {
    let list = |cell: &str| {
        cell.split(',').map(|form| form.trim().to_owned()).filter(|form| !form.is_empty()).collect::<Vec<_>>()
    };
    let cells: Vec<&str> = line.trim_matches('|').split('|').map(str::trim).collect();
    let [english, japanese, not, _] = cells[..] else { return None };
    if english == "English" || english.starts_with('-') {
        return None;
    }
    let bare = japanese.strip_prefix('(').and_then(|rest| rest.strip_suffix(')'));
    Some(Term {
        english: list(english),
        japanese: list(bare.unwrap_or(japanese)),
        optional: bare.is_some(),
        not: list(not),
    })
}

/// Whether a text has one of these words, whole and in any case of letters.
fn has_word(text: &str, words: &[String]) -> bool {
    let text = format!(" {} ", text.to_lowercase().replace(|c: char| !c.is_alphanumeric(), " "));
    words.iter().any(|word| text.contains(&format!(" {} ", word.to_lowercase())))
}

#[test]
fn the_same_message_has_the_same_term_in_both_languages() {
    let house = glossary("house");
    let mut wrong = Vec::new();
    for Catalogue { name, en, ja, page } in catalogues() {
        let terms = glossary(name);
        let japanese = messages(ja);
        for (id, english) in messages(en) {
            let (english, japanese) = (said(&english), said(&japanese[id]));
            for term in terms.iter().filter(|term| !term.optional && has_word(&english, &term.english)) {
                let kept = term.japanese.iter().any(|form| japanese.contains(form));
                if !kept {
                    wrong.push(format!("{name} {id}: {:?} without {:?}", term.english[0], term.japanese));
                }
            }
        }
        for not in terms.iter().chain(&house).flat_map(|term| &term.not) {
            let said = japanese.iter().filter(|(_, text)| text.contains(not)).map(|(id, _)| *id);
            let on_page = page.contains(not).then_some("the page of rules");
            wrong.extend(said.chain(on_page).map(|place| format!("{name} {place}: {not} is not our word")));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

fn is_japanese(c: char) -> bool {
    matches!(c, '\u{3040}'..='\u{30ff}' | '\u{4e00}'..='\u{9fff}' | '。' | '、' | '「' | '」')
}

/// A name with its figure behind it, as labels have them: 「仲間 3」.
fn is_caption(text: &str) -> bool {
    let (name, figure) = text.trim().split_once(' ').unwrap_or((text, ""));
    !figure.contains(is_japanese) && figure.starts_with('\u{1}') && name.chars().all(is_japanese)
}

/// What is wrong with the style of a Japanese text.
fn faults_of(text: &str) -> Vec<String> {
    let mut faults = Vec::new();
    for (word, not_in) in [("誰", ""), ("狙", ""), ("棋譜", ""), ("対局", ""), ("～", ""), ("今", "日度回年")]
    {
        let found = text.match_indices(word).any(|(at, _)| {
            let after = text[at + word.len()..].chars().next();
            !after.is_some_and(|after| not_in.contains(after))
        });
        if found {
            faults.push(format!("has {word}"));
        }
    }
    let signs: Vec<char> = text.chars().collect();
    for pair in signs.windows(2) {
        let (half, beside) = match pair {
            [c, half] if "!?():".contains(*half) => (half, c),
            [half, c] if "!?():".contains(*half) => (half, c),
            _ => continue,
        };
        if is_japanese(*beside) {
            faults.push(format!("has a half-width {half} beside {beside}"));
        }
    }
    for parts in signs.windows(3) {
        if let ['\u{1}', ' ', c] | [c, ' ', '\u{1}'] = parts
            && is_japanese(*c)
            && !is_caption(text)
        {
            faults.push(format!("has a blank beside what is filled in, by {c}"));
        }
    }
    faults
}

#[test]
fn japanese_is_written_in_one_way() {
    let mut wrong = Vec::new();
    for Catalogue { name, ja, page, .. } in catalogues() {
        for (id, message) in messages(ja) {
            wrong.extend(faults_of(&said(&message)).into_iter().map(|fault| format!("{name} {id} {fault}")));
        }
        for line in page.lines().filter(|line| !line.starts_with("![")) {
            wrong.extend(faults_of(line).into_iter().map(|fault| format!("{name}, rules: {fault}: {line}")));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn what_is_filled_in_and_the_names_of_cases_are_not_said() {
    let message = " { $count ->\n    [one] 1 chip of { $player }\n   *[other] { $count } chips\n}\n";
    let said = said(message);
    assert!(!said.contains("count") && !said.contains("other") && !said.contains("player"), "{said}");
    assert!(said.contains("1 chip of \u{1}") && said.contains("\u{1} chips"), "{said}");
}

#[test]
fn faults_of_style_are_found() {
    for text in ["誰が", "今は", "取りますか?", "(池)", "列\u{1} が", "\u{1} が", "2～4人", "注意: 池"]
    {
        assert!(!faults_of(text).is_empty(), "{text}");
    }
    for text in ["仲間 \u{1}/\u{1}", "だれが、今日", "取りますか？", "Esc (q)", "\u{1}が", "2〜4人", "A: B"]
    {
        assert_eq!(faults_of(text), [""; 0], "{text}");
    }
}
