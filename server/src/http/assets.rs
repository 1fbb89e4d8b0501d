//! The browser's files, embedded when they have been built.

use std::sync::LazyLock;

use axum::http::{Uri, header};
use axum::response::{Html, IntoResponse, Response};
use rust_embed::RustEmbed;
use sha2::{Digest, Sha256};

use crate::error::Error;
use room::secrets::hex;

/// What `npm run build` leaves in `web/dist`.
#[derive(RustEmbed)]
#[folder = "../web/dist"]
#[allow_missing = true]
struct Web;

const NOT_BUILT: &str = "<!doctype html><html lang=\"en\"><meta charset=\"utf-8\"><title>Chabudai</title>\
<h1>Chabudai</h1><p>The server runs, but it was built without its pages. Build them with <code>npm install</code> and <code>npm run build</code> in \
<code>web/</code>, then build the server again.</p><p>The <a href=\"/api/docs\">API</a> is here.</p></html>";

/// What another address answers: nobody who asks here should take a page for it.
const BACK_DOOR: [&str; 2] = ["metrics", "readyz"];

/// The version of the program and its pages: another one where anything in them has changed.
pub(crate) fn version() -> &'static str {
    static VERSION: LazyLock<String> = LazyLock::new(|| {
        let mut paths: Vec<_> = Web::iter().collect();
        paths.sort_unstable();
        let mut hash = Sha256::new();
        for file in paths.iter().filter_map(|path| Web::get(path)) {
            hash.update(file.metadata.sha256_hash());
        }
        format!("{}+{}", env!("CARGO_PKG_VERSION"), &hex(&hash.finalize())[..12])
    });
    &VERSION
}

/// Whatever is no API: a file of the browser's, or its one page, which finds its own way.
pub(super) async fn serve(uri: Uri) -> Response {
    let path = uri.path().trim_start_matches('/');
    if path.starts_with("api/") || BACK_DOOR.contains(&path) {
        return Error::NotFound("address").into_response();
    }
    match Web::get(path) {
        Some(file) => {
            // The build puts a hash of the content into the names of these.
            let lasting = path.starts_with("assets/");
            let cache = if lasting { "public, max-age=31536000, immutable" } else { "no-cache" };
            let kind = file.metadata.mimetype().to_owned();
            ([(header::CONTENT_TYPE, kind.as_str()), (header::CACHE_CONTROL, cache)], file.data.into_owned())
                .into_response()
        }
        None if path.rsplit('/').next().is_some_and(|name| name.contains('.')) => {
            Error::NotFound("file").into_response()
        }
        None => page(),
    }
}

fn page() -> Response {
    let page = Web::get("index.html").map(|file| String::from_utf8_lossy(&file.data).into_owned());
    let page = page.unwrap_or_else(|| NOT_BUILT.to_owned());
    ([(header::CACHE_CONTROL, "no-cache")], Html(page)).into_response()
}
