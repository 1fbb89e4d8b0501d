//! Cards files that people bring.

use engine::{BadCards, CardData, NewGame};
use serde::Deserialize;

use crate::{Playable, TypedTask, games, run_for};

/// A file in place of a game's own card data, checked by the game that it names.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct CardsFile {
    game: String,
    toml: String,
}

impl CardsFile {
    /// Reads a TOML file, whose `game` is the slug of the game that it is for.
    pub fn read(toml: String) -> Result<CardsFile, BadCards> {
        #[derive(Deserialize)]
        struct Named {
            game: String,
        }
        struct Check<'a>(&'a str);
        impl TypedTask for Check<'_> {
            type Output = Result<(), BadCards>;
            fn run<G: Playable>(self) -> Self::Output {
                G::Cards::read(self.0).map(drop)
            }
        }
        let Named { game } =
            toml::from_str(&toml).map_err(|error| BadCards::at(&toml, error.span(), error.message()))?;
        match run_for(&game, Check(&toml)) {
            Some(checked) => checked.map(|()| CardsFile { game, toml }),
            None => {
                let slugs = games().iter().map(|about| about.slug).collect::<Vec<_>>().join(", ");
                let reason = format!("there is no game {game:?}; the games are: {slugs}");
                Err(BadCards { line: None, reason })
            }
        }
    }

    /// Has a game played with these cards, if it is the game that they are for.
    pub fn lay_out(&self, new: &mut NewGame) {
        if new.game == self.game {
            new.cards = Some(self.toml.clone());
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_that_cannot_be_used_is_refused_with_line_and_reason() {
        for (toml, reason) in [
            ("game = \"chess\"", "there is no game \"chess\""),
            ("\ngame = ", "line 2"),
            ("name = 1", "missing field `game`"),
            ("game = \"donburiko\"", "all cards of this game are in its rulebook"),
        ] {
            let error = CardsFile::read(toml.to_owned()).unwrap_err().to_string();
            assert!(error.contains(reason), "{toml:?}: {error}");
        }
    }
}
