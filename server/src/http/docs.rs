//! The API, described for programs and for people.

use std::sync::LazyLock;

use axum::Json;
use axum::http::header;
use axum::response::{Html, IntoResponse, Response};
use utoipa::openapi::OpenApi as Description;
use utoipa::openapi::security::{HttpAuthScheme, HttpBuilder, SecurityScheme};
use utoipa::{Modify, OpenApi};

use super::{games, links, replays, socket, tables, turns};
use crate::api::{Ask, Changed, ErrorBody, Request, Say, Welcome};

#[derive(OpenApi)]
#[openapi(
    info(title = "Chabudai", description = "Tables for Japanese card games. The WebSocket's messages are the schemas `Request` (client to server) and `Say` (server to client)."),
    paths(
        games::list, games::words, games::rules, games::art, games::figure, games::lesson, games::statistics, games::table_words,
        tables::create, tables::list, tables::mine, tables::find, tables::show, tables::join, tables::scene, tables::play,
        tables::ask, turns::wait_for_turn, turns::take_turn, tables::forget, tables::house, socket::open, links::addresses, links::qr, replays::file, replays::steps, replays::analysis, super::healthz,
    ),
    components(schemas(Request, Ask, Say, Welcome, Changed, ErrorBody, engine::Arg, engine::Message, engine::Seat)),
    modifiers(&Seats),
)]
struct Api;

/// A seat's token, as requests carry it.
struct Seats;

impl Modify for Seats {
    fn modify(&self, openapi: &mut Description) {
        let bearer =
            HttpBuilder::new().scheme(HttpAuthScheme::Bearer).description(Some("the seat's token")).build();
        let components = openapi.components.get_or_insert_default();
        components.add_security_scheme("seat", SecurityScheme::Http(bearer));
    }
}

/// `GET /api/openapi.json`
pub(super) async fn openapi() -> Json<&'static Description> {
    static DESCRIPTION: LazyLock<Description> = LazyLock::new(Api::openapi);
    Json(&DESCRIPTION)
}

/// `GET /api/docs`: this page needs no script of anybody's.
pub(super) async fn page() -> Response {
    let mut rows = String::new();
    for (path, item) in Api::openapi().paths.paths {
        let operations = [("GET", item.get), ("POST", item.post)];
        for (method, operation) in operations {
            let Some(operation) = operation else { continue };
            let told =
                operation.responses.responses.into_iter().filter_map(|(status, response)| match response {
                    utoipa::openapi::RefOr::T(response) => Some(format!("{status} {}", response.description)),
                    utoipa::openapi::RefOr::Ref(_) => None,
                });
            let told: Vec<String> = told.filter(|told| told.len() > 4).collect();
            rows += &format!(
                "<tr><td>{method}</td><td><code>{path}</code></td><td>{}</td></tr>\n",
                told.join("<br>")
            );
        }
    }
    let guide = escape(include_str!("../../API.md"));
    let page = format!(
        "<!doctype html><html lang=\"en\"><meta charset=\"utf-8\"><title>Chabudai: the API</title>\
         <style>body{{font-family:sans-serif;max-width:70rem;margin:2rem auto;padding:0 1rem}}td{{padding:.2rem .8rem;vertical-align:top}}\
         pre{{white-space:pre-wrap}}</style><h1>Chabudai: the API</h1>\
         <p>For programs: <a href=\"/api/openapi.json\">openapi.json</a>.</p><table>{rows}</table><pre>{guide}</pre></html>"
    );
    ([(header::CACHE_CONTROL, "no-cache")], Html(page)).into_response()
}

fn escape(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;")
}
