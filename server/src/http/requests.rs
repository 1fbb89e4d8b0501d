//! Request ids: what is logged about a request has its id, and so has its answer. Ids, tokens and names are in
//! no line: an address is logged as its pattern.

use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Instant;

use axum::extract::{MatchedPath, Request};
use axum::http::HeaderValue;
use axum::middleware::Next;
use axum::response::Response;
use tracing::Instrument;

/// The header that has the id.
const HEADER: &str = "x-request-id";

/// Gives a request its id, and says how it was answered.
pub(super) async fn log(request: Request, next: Next) -> Response {
    static NEXT: AtomicU64 = AtomicU64::new(1);
    let (id, begun) = (NEXT.fetch_add(1, Ordering::Relaxed), Instant::now());
    let path = request.extensions().get::<MatchedPath>().map_or("page", MatchedPath::as_str);
    let span = tracing::info_span!("request", id, method = %request.method(), path);
    let mut response = next.run(request).instrument(span.clone()).await;
    let (status, milliseconds) = (response.status().as_u16(), begun.elapsed().as_millis() as u64);
    span.in_scope(|| tracing::debug!(status, milliseconds, "answered"));
    response.headers_mut().insert(HEADER, HeaderValue::from(id));
    response
}
