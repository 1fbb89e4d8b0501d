//! Connections: who may have one and for how long, and which of them go when there is no room for more.

use std::collections::BTreeMap;
use std::io::{self, ErrorKind};
use std::net::SocketAddr;
use std::pin::pin;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use axum::Router;
use axum::extract::ConnectInfo;
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper::service::{Service, service_fn};
use hyper::{Request, Uri};
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::service::TowerToHyperService;
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::watch;
use tokio::task::AbortHandle;

use crate::http::{Guard, Permit};

/// How long we wait for room when there is none for another connection.
const BREATH: Duration = Duration::from_millis(5);

/// The longest head of a request. It is read from its beginning again with every piece that comes, so that the
/// work for a long one grows with the square of its length.
const HEAD: usize = 32 * 1024;

/// After so many milliseconds in which a client takes nothing of what waits for it, the system ends its
/// connection.
const UNREAD: u32 = 60_000;

/// Serves whoever connects until it is told to stop, and then finishes what it is at. A connection on which
/// no head of a request comes for a while is ended.
pub(crate) async fn serve(
    listener: TcpListener,
    app: Router,
    guard: Arc<Guard>,
    silence: Duration,
    stop: impl Future<Output = ()>,
) {
    let mut http = http1::Builder::new();
    http.timer(TokioTimer::new()).header_read_timeout(silence).max_buf_size(HEAD);
    let (end, ending) = watch::channel(());
    let door = Door { http, app: TowerToHyperService::new(app), guard, ending, open: Arc::default() };
    let mut stop = pin!(stop);
    loop {
        tokio::select! {
            accepted = listener.accept() => match accepted {
                Ok((stream, peer)) => door.let_in(stream, peer),
                Err(error) => door.make_room(&error).await,
            },
            () = &mut stop => break,
        }
    }
    drop((listener, door));
    end.send_replace(());
    end.closed().await;
}

struct Door {
    http: http1::Builder,
    app: TowerToHyperService<Router>,
    guard: Arc<Guard>,
    /// Changes when connections are to end.
    ending: watch::Receiver<()>,
    open: Arc<Open>,
}

impl Door {
    fn let_in(&self, stream: TcpStream, peer: SocketAddr) {
        let Ok(permit) = self.guard.connection(peer) else {
            return metrics::counter!("chabudai_refused_total", "what" => "connection").increment(1);
        };
        prepare(&stream);
        let app = self.app.clone();
        let service = service_fn(move |mut request: Request<Incoming>| {
            request.extensions_mut().insert(ConnectInfo(peer));
            // Whoever asks for another server, as of a proxy, finds a page that takes no such method.
            if request.uri().path().is_empty() {
                *request.uri_mut() = Uri::from_static("/");
            }
            app.call(request)
        });
        let connection = self.http.serve_connection(TokioIo::new(stream), service).with_upgrades();
        let mut ending = self.ending.clone();
        self.open.add(permit, async move {
            let mut connection = pin!(connection);
            // Whatever ends a connection before its time is its client's affair.
            tokio::select! {
                _ = connection.as_mut() => {}
                _ = ending.changed() => {
                    connection.as_mut().graceful_shutdown();
                    drop(connection.await);
                }
            }
        });
    }

    /// Nothing can be accepted just now. If that is for want of files, the oldest connection goes: whoever
    /// has only just come wants something, and a WebSocket is not among them.
    async fn make_room(&self, error: &io::Error) {
        use ErrorKind::{ConnectionAborted, ConnectionRefused, ConnectionReset};
        if matches!(error.kind(), ConnectionAborted | ConnectionRefused | ConnectionReset) {
            return;
        }
        tracing::debug!(%error, "no room for another connection");
        if self.open.end_oldest() {
            metrics::counter!("chabudai_dropped_total", "what" => "connection").increment(1);
        }
        tokio::time::sleep(BREATH).await;
    }
}

fn prepare(stream: &TcpStream) {
    // A move is one small packet each way: waiting for more would only make players wait.
    drop(stream.set_nodelay(true));
    #[cfg(target_os = "linux")]
    if let Err(error) = rustix::net::sockopt::set_tcp_user_timeout(stream, UNREAD) {
        tracing::debug!(%error, "a connection stays however little its client reads");
    }
}

/// The connections that are open and are no WebSockets, in the order in which they came.
#[derive(Debug, Default)]
struct Open(Mutex<(u64, BTreeMap<u64, AbortHandle>)>);

impl Open {
    fn list(&self) -> MutexGuard<'_, (u64, BTreeMap<u64, AbortHandle>)> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Serves a connection for as long as it lasts.
    fn add(self: &Arc<Open>, permit: Permit, connection: impl Future<Output = ()> + Send + 'static) {
        let (open, mut list) = (Arc::clone(self), self.list());
        let number = list.0;
        // It is on the list before it can be over, since we hold the list.
        let task = tokio::spawn(async move {
            let _listed = Listed { open, number };
            connection.await;
            drop(permit);
        });
        list.0 += 1;
        list.1.insert(number, task.abort_handle());
    }

    /// Whether there was one to end.
    fn end_oldest(&self) -> bool {
        let oldest = self.list().1.pop_first();
        oldest.is_some_and(|(_, task)| {
            task.abort();
            true
        })
    }
}

/// A place in the list of open connections, for as long as one lasts.
struct Listed {
    open: Arc<Open>,
    number: u64,
}

impl Drop for Listed {
    fn drop(&mut self) {
        self.open.list().1.remove(&self.number);
    }
}
