//! The cookie that remembers which browser this is. It opens no seat.

use std::convert::Infallible;
use std::net::SocketAddr;

use axum::extract::{ConnectInfo, FromRequestParts};
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderValue, header};
use sha2::{Digest, Sha256};

use room::secrets::new_token;

use super::Service;
use super::tables::token;
use crate::error::Error;
use crate::rooms::Comer;

const NAME: &str = "chabudai";
/// Over https, the same with what has a browser take it from this very host alone.
const HOST_NAME: &str = "__Host-chabudai";
const YEAR: u32 = 365 * 24 * 60 * 60;

/// A browser, known or new.
#[derive(Clone, Debug)]
pub(crate) struct Visitor {
    cookie: String,
    is_new: bool,
}

impl Visitor {
    /// What is kept of the cookie.
    pub(crate) fn hash(&self) -> Vec<u8> {
        Sha256::digest(self.cookie.as_bytes()).to_vec()
    }

    /// Whether the browser has been here before.
    pub(crate) fn is_known(&self) -> bool {
        !self.is_new
    }

    /// The header that makes the browser remember; over https, so that it tells nobody else.
    pub(crate) fn headers(&self, https: bool) -> HeaderMap {
        let mut headers = HeaderMap::new();
        let (name, secure) = if https { (HOST_NAME, "; Secure") } else { (NAME, "") };
        let cookie =
            format!("{name}={}; Path=/; Max-Age={YEAR}; HttpOnly; SameSite=Lax{secure}", self.cookie);
        if let (true, Ok(cookie)) = (self.is_new, HeaderValue::from_str(&cookie)) {
            headers.insert(header::SET_COOKIE, cookie);
        }
        headers
    }
}

impl<S: Send + Sync> FromRequestParts<S> for Visitor {
    type Rejection = Infallible;
    async fn from_request_parts(parts: &mut Parts, _state: &S) -> Result<Visitor, Infallible> {
        let cookies =
            parts.headers.get_all(header::COOKIE).iter().filter_map(|cookies| cookies.to_str().ok());
        let cookies: Vec<_> = cookies
            .flat_map(|cookies| cookies.split(';'))
            .filter_map(|cookie| cookie.trim().split_once('='))
            .collect();
        let named =
            |name| cookies.iter().find(|(called, _)| *called == name).map(|(_, cookie)| (*cookie).to_owned());
        let known = named(HOST_NAME).or_else(|| named(NAME));
        // A cookie of another length is none of ours.
        let known = known.filter(|cookie| cookie.len() == new_token().len());
        Ok(match known {
            Some(cookie) => Visitor { cookie, is_new: false },
            None => Visitor { cookie: new_token(), is_new: true },
        })
    }
}

/// Somebody who comes to a table, with the browser that they come with.
#[derive(Debug)]
pub(crate) struct Coming {
    pub(crate) comer: Comer,
    pub(crate) visitor: Visitor,
}

impl FromRequestParts<Service> for Coming {
    type Rejection = Error;
    async fn from_request_parts(parts: &mut Parts, app: &Service) -> Result<Coming, Error> {
        let peer = parts.extensions.get::<ConnectInfo<SocketAddr>>();
        let ConnectInfo(peer) = peer.ok_or_else(|| Error::Internal("a request from nowhere".into()))?;
        let household = app.guard.address(*peer, &parts.headers);
        let token = token(&parts.headers).map(str::to_owned);
        let Ok(visitor) = Visitor::from_request_parts(parts, app).await;
        Ok(Coming { comer: Comer { token, browser: visitor.hash(), household }, visitor })
    }
}
