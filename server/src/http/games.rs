//! The games, their words and their rules.

use std::collections::BTreeMap;
use std::ops::RangeInclusive;

use axum::Json;
use axum::extract::rejection::PathRejection;
use axum::extract::{Path, State};
use axum::http::header;
use axum::response::{IntoResponse, Response};
use engine::{About, Figure, Lang, Lesson, Locale, Message, OptionAbout, Suit, table_messages};
use serde_json::Value;

use super::Service;
use super::tables::{Named, named};
use crate::api::{ErrorBody, GameInfo, LessonInfo, OptionInfo, Range, SeatStatistics, Statistics, SuitInfo};
use crate::error::Error;

/// Every game, as clients read it.
pub(crate) fn all_games() -> Vec<GameInfo> {
    catalog::games().iter().map(game_info).collect()
}

fn game_info(about: &About) -> GameInfo {
    GameInfo {
        slug: about.slug,
        title: in_all_languages(about, "game-title"),
        tagline: in_all_languages(about, "game-tagline"),
        players: range(&about.players, |&players| players as u32),
        minutes: range(&about.minutes, |&minutes| minutes),
        minutes_published: about.minutes_published,
        options: about.options.iter().map(option_info).collect(),
        suits: about.suits.iter().map(suit_info).collect(),
        lessons: catalog::lessons(about.slug).iter().map(|lesson| lesson_info(about, lesson)).collect(),
        rules_version: about.rules_version,
    }
}

fn lesson_info(about: &About, lesson: &Lesson) -> LessonInfo {
    LessonInfo {
        title: in_all_languages(about, lesson.title.id),
        teaches: in_all_languages(about, lesson.teaches.id),
    }
}

fn in_all_languages(about: &About, id: &'static str) -> BTreeMap<String, String> {
    let said = |lang: Lang| {
        let words = catalog::words(about.slug, lang);
        words.map_or_else(|| about.slug.to_owned(), |words| words.say(&Message::new(id), &[]))
    };
    Lang::all().map(|lang| (lang.to_string(), said(lang))).collect()
}

fn range<T>(range: &RangeInclusive<T>, number: impl Fn(&T) -> u32) -> Range {
    Range { min: number(range.start()), max: number(range.end()) }
}

fn option_info(option: &OptionAbout) -> OptionInfo {
    // What a game says of itself is JSON; a test of the terminal holds it to that.
    let value = |text: &str| serde_json::from_str::<Value>(text).unwrap_or_default();
    OptionInfo {
        name: option.name,
        values: option.values.iter().map(|text| value(text)).collect(),
        default: value(option.default),
    }
}

fn suit_info(suit: &Suit) -> SuitInfo {
    let (red, green, blue) = suit.colour;
    SuitInfo { id: suit.id, symbol: suit.symbol, colour: format!("#{red:02x}{green:02x}{blue:02x}") }
}

/// `GET /api/games`
#[utoipa::path(get, path = "/api/games", tag = "games", responses((status = 200, description = "Every game.", body = Vec<GameInfo>)))]
pub(super) async fn list(State(app): State<Service>) -> Json<Vec<GameInfo>> {
    Json(app.games.to_vec())
}

type GameAndLang = Result<Path<(String, String)>, PathRejection>;

fn locale(path: GameAndLang) -> Result<Locale, Error> {
    let Path((game, lang)) = path.map_err(|error| Error::BadRequest(error.body_text()))?;
    let about = catalog::about(&game).ok_or(Error::NotFound("game"))?;
    let lang: Lang = lang.parse().map_err(|_| Error::NotFound("language"))?;
    about.locales.get(lang).ok_or(Error::NotFound("language"))
}

fn about(game: Named) -> Result<&'static About, Error> {
    catalog::about(&named(game)?).ok_or(Error::NotFound("game"))
}

/// For what changes with the program only.
const CACHE: &str = "public, max-age=300";

fn text(kind: &'static str, text: &'static str) -> Response {
    ([(header::CONTENT_TYPE, kind), (header::CACHE_CONTROL, CACHE)], text).into_response()
}

/// `GET /api/games/{game}/words/{lang}`
#[utoipa::path(get, path = "/api/games/{game}/words/{lang}", tag = "games",
    params(("game" = String, Path, description = "The game's slug."), ("lang" = String, Path, description = "`en` or `ja`.")),
    responses((status = 200, description = "The game's Fluent messages.", body = String, content_type = "text/plain"), (status = 404, body = ErrorBody)))]
pub(super) async fn words(path: GameAndLang) -> Result<Response, Error> {
    Ok(text("text/plain; charset=utf-8", locale(path)?.messages))
}

/// `GET /api/games/{game}/rules/{lang}`
#[utoipa::path(get, path = "/api/games/{game}/rules/{lang}", tag = "games",
    params(("game" = String, Path, description = "The game's slug."), ("lang" = String, Path, description = "`en` or `ja`.")),
    responses((status = 200, description = "The rules for players.", body = String, content_type = "text/markdown"), (status = 404, body = ErrorBody)))]
pub(super) async fn rules(path: GameAndLang) -> Result<Response, Error> {
    Ok(text("text/markdown; charset=utf-8", locale(path)?.rules))
}

/// `GET /api/games/{game}/art`
#[utoipa::path(get, path = "/api/games/{game}/art", tag = "games", params(("game" = String, Path, description = "The game's slug.")),
    responses((status = 200, description = "The game's pictures: symbols to be used by name.", body = String, content_type = "image/svg+xml"), (status = 404, body = ErrorBody)))]
pub(super) async fn art(game: Named) -> Result<Response, Error> {
    Ok(text("image/svg+xml", about(game)?.art))
}

/// `GET /api/games/{game}/figures/{name}`
#[utoipa::path(get, path = "/api/games/{game}/figures/{name}", tag = "games",
    params(("game" = String, Path, description = "The game's slug."), ("name" = String, Path, description = "As the rules refer to it: `figure:name`.")),
    responses((status = 200, description = "A figure of the rules.", body = Figure), (status = 404, body = ErrorBody)))]
pub(super) async fn figure(path: Result<Path<(String, String)>, PathRejection>) -> Result<Response, Error> {
    let Path((game, name)) = path.map_err(|error| Error::BadRequest(error.body_text()))?;
    let about = catalog::about(&game).ok_or(Error::NotFound("game"))?;
    let (_, scenario) =
        about.figures.iter().find(|(other, _)| *other == name).ok_or(Error::NotFound("figure"))?;
    let figure = Figure::draw(scenario, &|new| Ok(catalog::open(new)?));
    let figure = figure.map_err(|error| Error::Internal(format!("figure {name} of {game}: {error}")))?;
    Ok(([(header::CACHE_CONTROL, CACHE)], Json(figure)).into_response())
}

/// `GET /api/games/{game}/lessons/{number}`
#[utoipa::path(get, path = "/api/games/{game}/lessons/{number}", tag = "games",
    params(("game" = String, Path, description = "The game's slug."), ("number" = u32, Path, description = "Which lesson, from 1.")),
    responses((status = 200, description = "A guided game, for a table made with `lesson`.", body = Lesson), (status = 404, body = ErrorBody)))]
pub(super) async fn lesson(path: Result<Path<(String, u32)>, PathRejection>) -> Result<Response, Error> {
    let Path((game, number)) = path.map_err(|_| Error::NotFound("lesson"))?;
    let lesson = catalog::lesson(&game, number).ok_or(Error::NotFound("lesson"))?;
    Ok(([(header::CACHE_CONTROL, CACHE)], Json(lesson)).into_response())
}

/// `GET /api/words/{lang}`
#[utoipa::path(get, path = "/api/words/{lang}", tag = "games", params(("lang" = String, Path, description = "`en` or `ja`.")),
    responses((status = 200, description = "The table's own Fluent messages.", body = String, content_type = "text/plain"), (status = 404, body = ErrorBody)))]
pub(super) async fn table_words(lang: Named) -> Result<Response, Error> {
    let lang: Lang = named(lang)?.parse().map_err(|_| Error::NotFound("language"))?;
    Ok(text("text/plain; charset=utf-8", table_messages(lang)))
}

/// `GET /api/games/{game}/statistics`
#[utoipa::path(get, path = "/api/games/{game}/statistics", tag = "games", params(("game" = String, Path, description = "The game's slug.")),
    responses((status = 200, description = "Finished games, counted.", body = Statistics), (status = 404, body = ErrorBody)))]
pub(super) async fn statistics(State(app): State<Service>, game: Named) -> Result<Json<Statistics>, Error> {
    let game = named(game)?;
    catalog::about(&game).ok_or(Error::NotFound("game"))?;
    let (tallies, wins) = app.tables.store.tallies(game.clone()).await?;
    let finished: u64 = tallies.iter().map(|tally| tally.games).sum();
    let average = |sum: u64| if finished == 0 { 0.0 } else { sum as f64 / finished as f64 };
    let won = |players: u32, place: u32| {
        let seat = wins.iter().find(|seat| (seat.players, seat.place) == (players, place));
        seat.map_or(0, |seat| seat.wins)
    };
    let seats = tallies.iter().flat_map(|tally| {
        (0..tally.players).map(move |place| SeatStatistics {
            players: tally.players,
            place,
            games: tally.games,
            wins: won(tally.players, place) as f64 / tally.games.max(1) as f64,
        })
    });
    Ok(Json(Statistics {
        actions: average(tallies.iter().map(|tally| tally.actions).sum()),
        seconds: average(tallies.iter().map(|tally| tally.seconds).sum()),
        seats: seats.collect(),
        game,
        finished,
    }))
}
