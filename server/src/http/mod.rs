//! The doors: HTTP and WebSockets. A handler is a few lines; the work is behind it.

pub(crate) mod admin;
mod assets;
mod docs;
mod frames;
mod games;
mod guard;
mod lasting;
mod links;
mod replays;
mod requests;
mod socket;
mod tables;
mod turns;
mod visitor;

use std::any::Any;
use std::sync::Arc;
use std::time::{Duration, Instant};

use axum::Router;
use axum::extract::DefaultBodyLimit;
use axum::middleware;
use axum::response::{IntoResponse, Response};
use axum::routing::{get, post};
use metrics_exporter_prometheus::PrometheusHandle;
use tower_http::catch_panic::CatchPanicLayer;
use tower_http::compression::CompressionLayer;

use crate::addresses::Addresses;
use crate::analyses::Analyses;
use crate::api::GameInfo;
use crate::error::Error;
use crate::rooms::Tables;
use crate::settings::{Keep, Settings};
pub(crate) use assets::version;
pub(crate) use games::all_games;
pub(crate) use guard::{Guard, Permit};

/// The largest body of a request.
const BODY: usize = 16 * 1024;

/// What every handler can reach.
#[derive(Clone)]
pub(crate) struct Service {
    pub(crate) tables: Arc<Tables>,
    pub(crate) guard: Arc<Guard>,
    pub(crate) games: Arc<Vec<GameInfo>>,
    pub(crate) analyses: Arc<Analyses>,
    pub(crate) readiness: Arc<admin::Readiness>,
    pub(crate) addresses: Addresses,
    pub(crate) metrics: PrometheusHandle,
    pub(crate) begun: Instant,
    pub(crate) keep: Keep,
    pub(crate) request_time: Duration,
}

impl Service {
    pub(crate) fn new(
        tables: Arc<Tables>,
        settings: &Settings,
        addresses: Addresses,
        metrics: PrometheusHandle,
    ) -> Service {
        Service {
            tables,
            guard: Arc::new(Guard::new(settings)),
            games: Arc::new(all_games()),
            analyses: Arc::default(),
            readiness: Arc::default(),
            addresses,
            metrics,
            begun: Instant::now(),
            keep: settings.keep,
            request_time: settings.request_time,
        }
    }
}

/// Every address there is.
pub(crate) fn router(app: Service) -> Router {
    let tables = Router::new()
        .route("/api/tables", post(tables::create).get(tables::list))
        .route("/api/tables/mine", get(tables::mine))
        .route("/api/codes/{code}", get(tables::find))
        .route("/api/tables/{id}", get(tables::show))
        .route("/api/tables/{id}/join", post(tables::join))
        .route("/api/tables/{id}/scene", get(tables::scene))
        .route("/api/tables/{id}/play", post(tables::play))
        .route("/api/tables/{id}/ask", post(tables::ask))
        .route("/api/tables/{id}/qr.svg", get(links::qr))
        .route("/api/tables/{id}/ws", get(socket::open))
        .route("/api/tables/{id}/forget", post(tables::forget))
        .route("/api/house", get(tables::house))
        .route("/api/addresses", get(links::addresses));
    // Texts and pictures shrink to a third; what is said at a table is small and wants to be quick.
    let texts = Router::new()
        .route("/api/games", get(games::list))
        .route("/api/games/{game}/words/{lang}", get(games::words))
        .route("/api/games/{game}/rules/{lang}", get(games::rules))
        .route("/api/games/{game}/art", get(games::art))
        .route("/api/games/{game}/figures/{name}", get(games::figure))
        .route("/api/games/{game}/lessons/{number}", get(games::lesson))
        .route("/api/words/{lang}", get(games::table_words))
        .route("/api/docs", get(docs::page))
        .route("/api/openapi.json", get(docs::openapi))
        .layer(CompressionLayer::new())
        .layer(middleware::from_fn_with_state(lasting::Lasting::default(), lasting::once));
    let games = Router::new()
        .route("/api/games/{game}/statistics", get(games::statistics))
        .route("/api/replays/{id}", get(replays::file))
        .route("/api/replays/{id}/steps", get(replays::steps))
        .route("/api/replays/{id}/analysis", get(replays::analysis))
        .layer(CompressionLayer::new());
    let pages = Router::new()
        .fallback(assets::serve)
        .layer(CompressionLayer::new())
        .layer(middleware::from_fn_with_state(app.clone(), guard::check_page));
    let turns = Router::new()
        .route("/api/tables/{id}/turn", get(turns::wait_for_turn).post(turns::take_turn))
        .layer(middleware::from_fn_with_state(app.clone(), guard::check_turn));
    let guarded =
        tables.merge(texts).merge(games).layer(middleware::from_fn_with_state(app.clone(), guard::check));
    guarded
        .merge(turns)
        .fallback_service(pages)
        .layer(middleware::from_fn_with_state(app.clone(), guard::known_host))
        .route("/healthz", get(healthz))
        .method_not_allowed_fallback(|| async {
            Error::BadRequest("this address does not take this method".into())
        })
        .layer(middleware::from_fn_with_state(app.clone(), guard::in_time))
        .layer(middleware::from_fn_with_state(app.clone(), guard::headers))
        .layer(middleware::from_fn(requests::log))
        .layer(catch_panics())
        .layer(DefaultBodyLimit::max(BODY))
        .with_state(app)
}

/// `GET /healthz`: the process answers, which is all that a proxy in front needs to know.
#[utoipa::path(get, path = "/healthz", tag = "operations", responses((status = 200, description = "The process answers.", body = String)))]
async fn healthz() -> &'static str {
    "ok\n"
}

/// A handler that panics is our own mistake, and nobody else's connection.
fn catch_panics() -> CatchPanicLayer<fn(Box<dyn Any + Send>) -> Response> {
    CatchPanicLayer::custom(|_| Error::Internal("a handler panicked".into()).into_response())
}
