//! How others find a table: the machine's own addresses, and a QR code for phones.

use axum::Json;
use axum::extract::rejection::QueryRejection;
use axum::extract::{Query, State};
use axum::http::{HeaderMap, header};
use axum::response::{IntoResponse, Response};
use qrcode::render::svg::Color;
use qrcode::{EcLevel, QrCode};
use serde::Deserialize;

use super::Service;
use super::tables::{Named, named};
use crate::error::Error;

/// `GET /api/addresses`
#[utoipa::path(get, path = "/api/addresses", tag = "tables",
    responses((status = 200, description = "The origins at which other devices reach this server, best first; none if it listens to its own machine only, or a proxy stands in front of it.", body = Vec<String>)))]
pub(super) async fn addresses(State(app): State<Service>) -> Json<Vec<String>> {
    Json(app.addresses.reachable())
}

/// Under which of the server's names the code leads to it.
#[derive(Debug, Deserialize)]
pub(super) struct Under {
    origin: Option<String>,
}

/// `GET /api/tables/{id}/qr.svg`
#[utoipa::path(get, path = "/api/tables/{id}/qr.svg", tag = "tables",
    params(("id" = String, Path, description = "The table."), ("origin" = Option<String>, Query, description = "The origin of the link: the one that is asked, or one of `/api/addresses`.")),
    responses((status = 200, description = "A QR code of the link to the table.", body = String, content_type = "image/svg+xml"), (status = "4XX", body = crate::api::ErrorBody)))]
pub(super) async fn qr(
    State(app): State<Service>,
    id: Named,
    under: Result<Query<Under>, QueryRejection>,
    headers: HeaderMap,
) -> Result<Response, Error> {
    let Query(Under { origin }) = under.map_err(|error| Error::BadRequest(error.body_text()))?;
    let host = headers.get(header::HOST).and_then(|host| host.to_str().ok()).unwrap_or_default();
    let origin = origin.unwrap_or_else(|| format!("http{}://{host}", if app.guard.https { "s" } else { "" }));
    if !leads_here(&origin, host) && !app.addresses.reachable().contains(&origin) {
        return Err(Error::BadRequest("`origin` is no address of this server".into()));
    }
    let table = app.tables.find(&named(id)?).await?;
    let drawn = draw(&format!("{origin}/t/{}", table.id()))?;
    Ok(([(header::CONTENT_TYPE, "image/svg+xml"), (header::CACHE_CONTROL, "no-cache")], drawn)
        .into_response())
}

/// Whether an origin is the one that the request itself came to. Only the page knows whether that was by
/// https.
fn leads_here(origin: &str, host: &str) -> bool {
    let named = origin.strip_prefix("http://").or_else(|| origin.strip_prefix("https://"));
    named == Some(host)
}

fn draw(link: &str) -> Result<String, Error> {
    let code = QrCode::with_error_correction_level(link, EcLevel::M);
    let code = code.map_err(|error| Error::BadRequest(error.to_string()))?;
    Ok(code.render::<Color<'_>>().dark_color(Color("#000")).light_color(Color("#fff")).build())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_link_leads_to_the_server_that_was_asked() {
        assert!(leads_here("http://cards.example:4747", "cards.example:4747"));
        assert!(leads_here("https://cards.example", "cards.example"));
        for elsewhere in ["http://evil.example", "javascript://cards.example", "cards.example", ""] {
            assert!(!leads_here(elsewhere, "cards.example"), "{elsewhere}");
        }
    }
}
