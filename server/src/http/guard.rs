//! Who may come in, how often, and what a page of ours may do.

use std::collections::HashMap;
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr};
use std::sync::{Arc, Mutex, PoisonError};

use axum::extract::{ConnectInfo, Request, State};
use axum::http::{HeaderMap, HeaderValue, Method, header};
use axum::middleware::Next;
use axum::response::Response;

use super::Service;
use crate::bucket::Bucket;
use crate::error::Error;
use crate::settings::{Limits, Settings};

/// Pages load only what we serve, and show nothing of others inside them.
const POLICY: &str = "default-src 'self'; img-src 'self' data:; style-src 'self' 'unsafe-inline'; connect-src 'self'; \
     object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'";

/// So many addresses are remembered before the ones that have been quiet are forgotten.
const ADDRESSES: usize = 10_000;

/// So many pages and files of pages may be asked for where one request may.
const PAGES: u32 = 5;

/// Keeps the limits of every address.
#[derive(Debug)]
pub(crate) struct Guard {
    pub(crate) limits: Limits,
    /// Whether browsers come over https.
    pub(crate) https: bool,
    origins: Vec<String>,
    trust_proxy: bool,
    visitors: Mutex<Visitors>,
}

/// Who has come lately, by household.
#[derive(Debug)]
struct Visitors {
    by_address: HashMap<IpAddr, Visits>,
    /// How many there may be before the quiet ones are forgotten: twice as many as were left the last time,
    /// so that a flood of addresses does not have every request walk over all of them.
    sweep_at: usize,
}

impl Visitors {
    fn new() -> Visitors {
        Visitors { by_address: HashMap::new(), sweep_at: ADDRESSES }
    }

    fn forget_quiet_ones(&mut self) {
        if self.by_address.len() >= self.sweep_at {
            self.by_address.retain(|_, visits| visits.is_here() || !visits.requests.is_full());
            self.sweep_at = ADDRESSES.max(2 * self.by_address.len());
        }
    }
}

/// The address that a visitor is counted by: of IPv6 the network of 64 bits, all of which belongs to one
/// household.
fn household(address: IpAddr) -> IpAddr {
    match address.to_canonical() {
        IpAddr::V6(address) => Ipv6Addr::from_bits(address.to_bits() >> 64 << 64).into(),
        address => address,
    }
}

#[derive(Debug)]
struct Visits {
    requests: Bucket,
    pages: Bucket,
    seats: Bucket,
    turns: Bucket,
    connections: u32,
    sockets: u32,
}

impl Visits {
    fn is_here(&self) -> bool {
        self.connections + self.sockets > 0
    }

    fn held(&mut self, held: Held) -> &mut u32 {
        match held {
            Held::Connection => &mut self.connections,
            Held::Socket => &mut self.sockets,
        }
    }
}

/// What an address can have several of at the same time.
#[derive(Clone, Copy, Debug)]
enum Held {
    Connection,
    Socket,
}

fn per_minute(count: u32) -> Bucket {
    Bucket::new(f64::from(count) / 60.0, f64::from(count))
}

impl Guard {
    pub(crate) fn new(settings: &Settings) -> Guard {
        Guard {
            limits: settings.limits,
            https: settings.https,
            origins: settings.origins.clone(),
            trust_proxy: settings.trust_proxy,
            visitors: Mutex::new(Visitors::new()),
        }
    }

    fn with<T>(&self, address: IpAddr, act: impl FnOnce(&mut Visits) -> T) -> T {
        let mut visitors = self.visitors.lock().unwrap_or_else(PoisonError::into_inner);
        visitors.forget_quiet_ones();
        act(visitors.by_address.entry(household(address)).or_insert_with(|| Visits {
            requests: per_minute(self.limits.requests),
            pages: per_minute(self.limits.requests.saturating_mul(PAGES)),
            seats: per_minute(self.limits.seats),
            turns: per_minute(self.limits.turns),
            connections: 0,
            sockets: 0,
        }))
    }

    fn request(&self, address: IpAddr) -> Result<(), Error> {
        if self.with(address, |visits| visits.requests.take()) { Ok(()) } else { Err(Error::TooMany) }
    }

    /// A turn that a program asks for or plays.
    fn turn(&self, address: IpAddr) -> Result<(), Error> {
        if self.with(address, |visits| visits.turns.take()) { Ok(()) } else { Err(Error::TooMany) }
    }

    /// A page or a file of one, of which a visit needs many.
    fn page(&self, address: IpAddr) -> Result<(), Error> {
        if self.with(address, |visits| visits.pages.take()) { Ok(()) } else { Err(Error::TooMany) }
    }

    /// A new table, a new seat, or a code that is looked up.
    pub(crate) fn seat(&self, address: IpAddr) -> Result<(), Error> {
        if self.with(address, |visits| visits.seats.take()) { Ok(()) } else { Err(Error::TooMany) }
    }

    /// A WebSocket; it counts until the permit is dropped.
    pub(crate) fn socket(self: &Arc<Guard>, address: IpAddr) -> Result<Permit, Error> {
        self.hold(address, Held::Socket, self.limits.sockets)
    }

    /// A connection, before anything has come over it; it counts until the permit is dropped.
    pub(crate) fn connection(self: &Arc<Guard>, peer: SocketAddr) -> Result<Permit, Error> {
        let most = if self.trust_proxy { 0 } else { self.limits.connections };
        self.hold(peer.ip(), Held::Connection, most)
    }

    fn hold(self: &Arc<Guard>, address: IpAddr, held: Held, most: u32) -> Result<Permit, Error> {
        let admitted = self.with(address, |visits| {
            let count = visits.held(held);
            let free = most == 0 || *count < most;
            *count += u32::from(free);
            free
        });
        if admitted { Ok(Permit { guard: Arc::clone(self), address, held }) } else { Err(Error::TooMany) }
    }

    /// The household that a request comes from.
    pub(crate) fn address(&self, peer: SocketAddr, headers: &HeaderMap) -> IpAddr {
        let forwarded = if self.trust_proxy { forwarded(headers) } else { None };
        household(forwarded.unwrap_or(peer.ip()))
    }

    /// Whether a request is meant for us: for an address, for a name that nobody on the internet can have, or
    /// for one that was set up. Any other may be a page elsewhere whose name was pointed at this machine.
    fn is_meant(&self, headers: &HeaderMap) -> bool {
        let Some(name) = host(headers) else { return false };
        let set_up = self.origins.iter().filter_map(|origin| name_of(origin.split_once("://")?.1));
        is_local(&name) || set_up.into_iter().any(|known| known == name)
    }

    /// The same where nothing can be set up.
    pub(super) fn is_local_name(headers: &HeaderMap) -> bool {
        host(headers).is_some_and(|name| is_local(&name))
    }

    /// Whether the page that sends this is ours, or there is no page.
    fn same_origin(&self, headers: &HeaderMap) -> bool {
        let Some(origin) = headers.get(header::ORIGIN) else { return true };
        let Ok(origin) = origin.to_str() else { return false };
        let host = headers.get(header::HOST).and_then(|host| host.to_str().ok());
        let ours = host.is_some_and(|host| origin.split_once("://").is_some_and(|(_, named)| named == host));
        ours || self.origins.iter().any(|other| other == origin)
    }
}

/// The one host that a request is meant for, as names are compared.
fn host(headers: &HeaderMap) -> Option<String> {
    let mut hosts = headers.get_all(header::HOST).iter();
    let (Some(host), None) = (hosts.next(), hosts.next()) else { return None };
    host.to_str().ok().and_then(name_of)
}

/// An address, or a name that nobody on the internet can have.
fn is_local(name: &str) -> bool {
    let unowned = !name.contains('.') || name.ends_with(".local") || name.ends_with(".localhost");
    unowned || name.parse::<Ipv4Addr>().is_ok()
}

/// A host without its port, as names are compared. An address of IPv6 is in brackets, and has no dots.
fn name_of(host: &str) -> Option<String> {
    let name = match host.rsplit_once(':') {
        Some((name, port)) if port.bytes().all(|byte| byte.is_ascii_digit()) => name,
        _ => host,
    };
    let name = name.trim_end_matches('.').to_ascii_lowercase();
    (!name.is_empty()).then_some(name)
}

/// Nothing for hosts that were not set up.
pub(super) async fn known_host(
    State(app): State<Service>,
    request: Request,
    next: Next,
) -> Result<Response, Error> {
    if app.guard.is_meant(request.headers()) { Ok(next.run(request).await) } else { Err(Error::BadHost) }
}

/// The client's address as our proxy tells it. What comes before it, on the same line or on others, is what
/// the client has sent itself; and some proxies add a port.
fn forwarded(headers: &HeaderMap) -> Option<IpAddr> {
    let line = headers.get_all("x-forwarded-for").iter().next_back()?.to_str().ok()?;
    let entry = line.rsplit(',').next()?.trim();
    let alone = || entry.trim_start_matches('[').trim_end_matches(']').parse().ok();
    entry.parse().map(|with_port: SocketAddr| with_port.ip()).ok().or_else(alone)
}

/// The right to have a connection or a WebSocket open.
#[derive(Debug)]
pub(crate) struct Permit {
    guard: Arc<Guard>,
    address: IpAddr,
    held: Held,
}

impl Drop for Permit {
    fn drop(&mut self) {
        self.guard.with(self.address, |visits| {
            let count = visits.held(self.held);
            *count = count.saturating_sub(1);
        });
    }
}

/// No request takes for ever, however slowly its body comes.
pub(super) async fn in_time(
    State(app): State<Service>,
    request: Request,
    next: Next,
) -> Result<Response, Error> {
    tokio::time::timeout(app.request_time, next.run(request)).await.map_err(|_| Error::TooSlow)
}

/// Every request to the API: not too often, and nothing from a page of another site that changes something.
pub(super) async fn check(
    State(app): State<Service>,
    ConnectInfo(peer): ConnectInfo<SocketAddr>,
    request: Request,
    next: Next,
) -> Result<Response, Error> {
    app.guard.request(app.guard.address(peer, request.headers()))?;
    from_us(&app, request, next).await
}

/// The same for programs that play, which have a limit of their own.
pub(super) async fn check_turn(
    State(app): State<Service>,
    ConnectInfo(peer): ConnectInfo<SocketAddr>,
    request: Request,
    next: Next,
) -> Result<Response, Error> {
    app.guard.turn(app.guard.address(peer, request.headers()))?;
    from_us(&app, request, next).await
}

/// Nothing from a page of another site that changes something.
async fn from_us(app: &Service, request: Request, next: Next) -> Result<Response, Error> {
    let reads = request.method() == Method::GET || request.method() == Method::HEAD;
    let socket = request.headers().contains_key(header::UPGRADE);
    if (!reads || socket) && !app.guard.same_origin(request.headers()) {
        return Err(Error::BadOrigin);
    }
    Ok(next.run(request).await)
}

/// Every request for a page: not too often, and nothing but to read it.
pub(super) async fn check_page(
    State(app): State<Service>,
    ConnectInfo(peer): ConnectInfo<SocketAddr>,
    request: Request,
    next: Next,
) -> Result<Response, Error> {
    app.guard.page(app.guard.address(peer, request.headers()))?;
    if request.method() != Method::GET && request.method() != Method::HEAD {
        return Err(Error::BadRequest("this address does not take this method".into()));
    }
    Ok(next.run(request).await)
}

/// What a browser may do with an answer.
pub(super) async fn headers(State(app): State<Service>, request: Request, next: Next) -> Response {
    let api = request.uri().path().starts_with("/api/");
    let mut response = next.run(request).await;
    let headers = response.headers_mut();
    let set =
        |headers: &mut HeaderMap, name, value| drop(headers.insert(name, HeaderValue::from_static(value)));
    set(headers, header::CONTENT_SECURITY_POLICY, POLICY);
    set(headers, header::X_CONTENT_TYPE_OPTIONS, "nosniff");
    set(headers, header::REFERRER_POLICY, "no-referrer");
    set(headers, header::X_FRAME_OPTIONS, "DENY");
    if app.guard.https {
        set(headers, header::STRICT_TRANSPORT_SECURITY, "max-age=31536000");
    }
    if api && !headers.contains_key(header::CACHE_CONTROL) {
        set(headers, header::CACHE_CONTROL, "no-store");
    }
    response
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pages_of_other_sites_are_told_apart() {
        let guard = Guard::new(&Settings {
            origins: vec!["https://cards.example".into()],
            ..Settings::new("data".into())
        });
        let headers = |origin: &str| {
            let mut headers = HeaderMap::new();
            headers.insert(header::HOST, HeaderValue::from_static("localhost:4747"));
            headers.insert(header::ORIGIN, HeaderValue::from_str(origin).unwrap());
            headers
        };
        for good in ["http://localhost:4747", "https://localhost:4747", "https://cards.example"] {
            assert!(guard.same_origin(&headers(good)), "{good}");
        }
        for bad in
            ["http://localhost:4748", "https://evil.example", "null", "http://localhost:4747.evil.example"]
        {
            assert!(!guard.same_origin(&headers(bad)), "{bad}");
        }
        assert!(guard.same_origin(&HeaderMap::new()), "a program is no page");
    }

    #[test]
    fn a_household_is_an_address_of_ipv4_or_a_network_of_ipv6() {
        let counted = |address: &str| household(address.parse().unwrap()).to_string();
        assert_eq!(counted("192.0.2.7"), "192.0.2.7");
        assert_eq!(counted("::ffff:192.0.2.7"), "192.0.2.7");
        assert_eq!(counted("2001:db8:1:2:3:4:5:6"), "2001:db8:1:2::");
        assert_ne!(counted("2001:db8:1:2::1"), counted("2001:db8:1:3::1"));
    }

    #[test]
    fn hosts_that_were_not_set_up_are_told_apart() {
        let origins = vec!["https://cards.example".into(), "http://tables.example:8080".into()];
        let guard = Guard::new(&Settings { origins, ..Settings::new("data".into()) });
        let meant = |hosts: &[&'static str]| {
            let hosts = hosts.iter().map(|host| (header::HOST, HeaderValue::from_static(host)));
            guard.is_meant(&hosts.collect())
        };
        for good in [
            "localhost",
            "localhost:4747",
            "127.0.0.1:4747",
            "192.168.1.5",
            "[::1]:4747",
            "[fd00::1]",
            "raspberry:80",
            "raspberry.local:4747",
            "cards.example",
            "CARDS.example:443",
            "cards.example.",
            "tables.example:8080",
        ] {
            assert!(meant(&[good]), "{good}");
        }
        for bad in [
            "rebound.evil.example",
            "cards.example.evil.example",
            "evilcards.example",
            "127.0.0.1.evil.example",
            "",
        ] {
            assert!(!meant(&[bad]), "{bad}");
        }
        assert!(!meant(&[]) && !meant(&["localhost", "evil.example"]), "one host, as the protocol has it");
    }

    #[test]
    fn behind_a_proxy_an_address_is_what_the_proxy_says_and_not_what_the_client_does() {
        let trusting = Guard::new(&Settings { trust_proxy: true, ..Settings::new("data".into()) });
        let peer: SocketAddr = "198.51.100.1:9".parse().unwrap();
        let address = |guard: &Guard, lines: &[&'static str]| {
            let lines =
                lines.iter().map(|line| ("x-forwarded-for".parse().unwrap(), HeaderValue::from_static(line)));
            guard.address(peer, &lines.collect()).to_string()
        };
        assert_eq!(address(&trusting, &["10.0.0.1", "192.0.2.2"]), "192.0.2.2", "a line of the proxy's own");
        assert_eq!(address(&trusting, &["10.0.0.1, 192.0.2.2"]), "192.0.2.2");
        assert_eq!(address(&trusting, &["192.0.2.3:4711"]), "192.0.2.3");
        assert_eq!(address(&trusting, &["[2001:db8::1]:4711"]), "2001:db8::");
        assert_eq!(address(&trusting, &["2001:db8::1"]), "2001:db8::");
        assert_eq!(address(&trusting, &["[2001:db8::1]"]), "2001:db8::");
        assert_eq!(address(&trusting, &["unknown"]), "198.51.100.1");
        assert_eq!(address(&Guard::new(&Settings::new("data".into())), &["192.0.2.2"]), "198.51.100.1");
    }

    #[test]
    fn whoever_has_a_whole_network_has_one_limit() {
        let limits = Limits { requests: 3, ..Limits::default() };
        let guard = Guard::new(&Settings { limits, ..Settings::new("data".into()) });
        let ask = |last: u16| guard.request(Ipv6Addr::new(0x2001, 0xdb8, 0, 1, 0, 0, 0, last).into()).is_ok();
        assert_eq!([1, 2, 3, 4].map(ask), [true, true, true, false]);
    }

    #[test]
    fn a_flood_of_addresses_does_not_have_every_request_walk_over_all_of_them() {
        let guard = Guard::new(&Settings::new("data".into()));
        for number in 0..=ADDRESSES as u32 {
            guard.with(IpAddr::V4(number.into()), |visits| visits.sockets = 1);
        }
        let visitors = guard.visitors.lock().unwrap();
        assert_eq!((visitors.by_address.len(), visitors.sweep_at), (ADDRESSES + 1, 2 * ADDRESSES));
    }
}
