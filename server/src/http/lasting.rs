//! A cache of answers that stay as they are for as long as the process runs: made and compressed once, so that
//! asking for them again and again costs nobody anything.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};

use axum::body::{Body, Bytes, to_bytes};
use axum::extract::{Request, State};
use axum::http::{HeaderMap, StatusCode, header};
use axum::middleware::Next;
use axum::response::Response;

use crate::error::Error;

/// The longest answer that is kept, and how many: more than all games have.
const LONGEST: usize = 4 << 20;
const MOST: usize = 2_000;

/// Answers by their path, as they were compressed.
#[derive(Clone, Debug, Default)]
pub(super) struct Lasting(Arc<Mutex<HashMap<String, (HeaderMap, Bytes)>>>);

impl Lasting {
    fn get(&self, path: &str) -> Option<Response> {
        let (headers, body) = self.0.lock().unwrap_or_else(PoisonError::into_inner).get(path)?.clone();
        let mut response = Response::new(Body::from(body));
        *response.headers_mut() = headers;
        Some(response)
    }

    /// Takes an answer in, if it is one that lasts.
    async fn keep(&self, path: String, response: Response) -> Result<Response, Error> {
        if response.status() != StatusCode::OK {
            return Ok(response);
        }
        let (parts, body) = response.into_parts();
        let body = to_bytes(body, LONGEST).await.map_err(|error| Error::Internal(error.to_string()))?;
        let mut kept = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if kept.len() < MOST {
            kept.insert(path, (parts.headers.clone(), body.clone()));
        }
        Ok(Response::from_parts(parts, Body::from(body)))
    }
}

/// Whoever takes compressed answers gets the one that was made before. Others are programs, and few.
pub(super) async fn once(
    State(lasting): State<Lasting>,
    request: Request,
    next: Next,
) -> Result<Response, Error> {
    let encodings = request.headers().get(header::ACCEPT_ENCODING).and_then(|value| value.to_str().ok());
    if !encodings.is_some_and(|encodings| encodings.contains("gzip")) {
        return Ok(next.run(request).await);
    }
    let path = request.uri().path().to_owned();
    match lasting.get(&path) {
        Some(response) => Ok(response),
        None => lasting.keep(path, next.run(request).await).await,
    }
}
