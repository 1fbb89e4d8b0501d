//! The back door: figures, health, and what whoever runs the server can do about its tables. It is an address of
//! its own with a router of its own, so that nothing of it can be reached from the front.
//!
//! Reading figures needs no right, but the address must be reached by its own name: a page elsewhere whose name
//! is pointed at this machine gets nothing. Everything below `/api/admin` needs the [key](crate::key), which no
//! page can have; and a page that asks anyway, of whatever site, is refused, since none of ours does.

mod ops;
mod status;
mod tables;

use std::sync::Arc;

use axum::Router;
use axum::extract::{DefaultBodyLimit, Request, State};
use axum::http::header;
use axum::middleware::{self, Next};
use axum::response::Response;
use axum::routing::{get, post};

use super::guard::{self, Guard};
use super::tables::token;
use super::{BODY, Service, requests};
use crate::error::Error;
use crate::key::HeldKey;
pub(crate) use ops::Readiness;

/// What every handler of the back door can reach.
#[derive(Clone)]
pub(crate) struct Admin {
    app: Service,
    key: Arc<HeldKey>,
}

/// Every address of the back door.
pub(crate) fn router(app: Service, key: Arc<HeldKey>) -> Router {
    let admin = Admin { app: app.clone(), key };
    let acts = Router::new()
        .route("/api/admin/status", get(status::show))
        .route("/api/admin/tables", get(tables::list))
        .route("/api/admin/tables/{id}", get(tables::look))
        .route("/api/admin/tables/{id}/close", post(tables::close))
        .route("/api/admin/tables/{id}/remove", post(tables::remove))
        .route("/api/admin/tables/{id}/unname", post(tables::unname))
        .route("/api/admin/tables/{id}/unsay", post(tables::unsay))
        .route("/api/admin/announce", post(tables::announce))
        .route("/api/admin/drain", post(tables::drain))
        .layer(middleware::from_fn_with_state(admin.clone(), check_key));
    Router::new()
        .route("/healthz", get(super::healthz))
        .route("/readyz", get(ops::readyz))
        .route("/metrics", get(ops::metrics))
        .merge(acts)
        .fallback(|| async { Error::NotFound("address") })
        .method_not_allowed_fallback(|| async {
            Error::BadRequest("this address does not take this method".into())
        })
        .layer(middleware::from_fn(check_caller))
        .layer(middleware::from_fn_with_state(app.clone(), guard::in_time))
        .layer(middleware::from_fn_with_state(app, guard::headers))
        .layer(middleware::from_fn(requests::log))
        .layer(super::catch_panics())
        .layer(DefaultBodyLimit::max(BODY))
        .with_state(admin)
}

/// Nothing for pages, and nothing for names that somebody has pointed at this machine.
async fn check_caller(request: Request, next: Next) -> Result<Response, Error> {
    if !Guard::is_local_name(request.headers()) {
        return Err(Error::BadHost);
    }
    if request.headers().contains_key(header::ORIGIN) {
        return Err(Error::BadOrigin);
    }
    Ok(next.run(request).await)
}

/// Nothing without the key.
async fn check_key(State(admin): State<Admin>, request: Request, next: Next) -> Result<Response, Error> {
    let opens = token(request.headers()).is_some_and(|token| admin.key.opens(token));
    if opens { Ok(next.run(request).await) } else { Err(Error::NotAdmin) }
}
