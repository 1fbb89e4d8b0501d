//! The markup of a page of rules: the chapters of the plan that all pages share, and the rules that its
//! passages explain.

/// The chapters that every page has, in this order. Between the turn and the scoring a game has its own.
pub const CHAPTERS: [&str; 12] = [
    "story",
    "box",
    "setup",
    "turn",
    "scoring",
    "players",
    "variants",
    "ties",
    "reference",
    "questions",
    "decided",
    "credits",
];

/// What braces on a page say.
#[derive(Clone, PartialEq, Eq, Debug)]
enum Mark<'a> {
    /// `{#setup}`: the name of a chapter.
    Chapter(&'a str),
    /// `{DB-22 DB-23}`: the rules that a passage explains.
    Rules(Vec<&'a str>),
}

impl Mark<'_> {
    fn read(inside: &str) -> Option<Mark<'_>> {
        if let Some(name) = inside.strip_prefix('#') {
            let named =
                !name.is_empty() && name.bytes().all(|byte| byte.is_ascii_lowercase() || byte == b'-');
            return named.then_some(Mark::Chapter(name));
        }
        let rules: Vec<&str> = inside.split(' ').collect();
        rules.iter().all(|rule| is_rule(rule)).then_some(Mark::Rules(rules))
    }
}

/// Whether this is the number of a rule: two capital letters, a hyphen, a number.
pub(crate) fn is_rule(word: &str) -> bool {
    word.split_once('-').is_some_and(|(letters, number)| {
        letters.len() == 2
            && letters.bytes().all(|byte| byte.is_ascii_uppercase())
            && !number.is_empty()
            && number.bytes().all(|byte| byte.is_ascii_digit())
    })
}

/// The text cut at its marks: what stands before each, and the mark; then the rest.
fn cut(text: &str) -> (Vec<(&str, Mark<'_>)>, &str) {
    let (mut parts, mut begun, mut from) = (Vec::new(), 0, 0);
    while let Some(open) = text[from..].find('{').map(|open| from + open) {
        let close = text[open..].find('}').map(|close| open + close);
        let mark = close.and_then(|close| Some((close, Mark::read(&text[open + 1..close])?)));
        from = open + 1;
        if let Some((close, mark)) = mark {
            parts.push((&text[begun..open], mark));
            (begun, from) = (close + 1, close + 1);
        }
    }
    (parts, &text[begun..])
}

/// A chapter of a page: its name, if it has one, and the rules that it explains.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Chapter<'a> {
    /// `setup` of `## Set-up {#setup}`.
    pub name: Option<&'a str>,
    /// The numbers that stand in it, in order.
    pub rules: Vec<&'a str>,
}

/// The chapters of a page of rules. What stands before the first is none.
pub fn chapters_of(rules: &str) -> Vec<Chapter<'_>> {
    let mut chapters: Vec<Chapter<'_>> = Vec::new();
    for line in rules.lines() {
        let heads = line.starts_with("## ");
        if heads {
            chapters.push(Chapter::default());
        }
        let Some(chapter) = chapters.last_mut() else { continue };
        for (_, mark) in cut(line).0 {
            match mark {
                Mark::Chapter(name) if heads => chapter.name = Some(name),
                Mark::Chapter(_) => {}
                Mark::Rules(rules) => chapter.rules.extend(rules),
            }
        }
    }
    chapters
}

/// The page without its marks, for readers who cannot follow them.
pub fn without_marks(rules: &str) -> String {
    let (parts, rest) = cut(rules);
    let mut plain: String = parts.iter().map(|(before, _)| before.trim_end_matches(' ')).collect();
    plain.push_str(rest);
    plain
}

#[cfg(test)]
mod tests {
    use super::*;

    const PAGE: &str = "# A\n\nA story.\n\n## Set-up {#setup}\n\nDeal. {AB-1}\n\n- Shuffle {AB-2 AB-3}\n- {x} {#no} {ab-1}\n\n## Own\n";

    #[test]
    fn chapters_have_names_and_the_rules_that_stand_in_them() {
        let setup = Chapter { name: Some("setup"), rules: vec!["AB-1", "AB-2", "AB-3"] };
        assert_eq!(chapters_of(PAGE), [setup, Chapter::default()]);
    }

    #[test]
    fn marks_are_left_out_and_other_braces_stay() {
        let plain = "# A\n\nA story.\n\n## Set-up\n\nDeal.\n\n- Shuffle\n- {x} {ab-1}\n\n## Own\n";
        assert_eq!(without_marks(PAGE), plain);
        assert_eq!(without_marks("a { b {AB-1 x} }"), "a { b {AB-1 x} }");
    }

    #[test]
    fn a_rule_is_two_capitals_a_hyphen_and_a_number() {
        assert!(is_rule("DB-22"));
        assert!(["DB-", "D-22", "db-22", "DB22", "DB-2a", "DBX-2"].into_iter().all(|word| !is_rule(word)));
    }
}
