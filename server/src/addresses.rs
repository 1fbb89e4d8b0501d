//! Network discovery: where other devices reach this machine.

use std::net::{IpAddr, SocketAddr};

use if_addrs::{Interface, get_if_addrs};

use crate::settings::Settings;

/// Interfaces between a machine and what runs inside it: nobody else is there.
const INNER: [&str; 4] = ["docker", "br-", "veth", "virbr"];

/// Where a server listens, and whether whoever plays comes straight to it.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Addresses {
    listen: SocketAddr,
    behind_proxy: bool,
}

impl Addresses {
    pub(crate) fn new(listen: SocketAddr, settings: &Settings) -> Addresses {
        Addresses { listen, behind_proxy: settings.trust_proxy || settings.https }
    }

    /// The origins at which other devices reach the server, best first. They are looked up each time: a
    /// laptop moves from one network to another.
    pub(crate) fn reachable(self) -> Vec<String> {
        if self.behind_proxy || self.listen.ip().is_loopback() {
            return Vec::new();
        }
        if !self.listen.ip().is_unspecified() {
            return vec![origin(self.listen.ip(), self.listen.port())];
        }
        let found = get_if_addrs().unwrap_or_else(|error| {
            tracing::warn!(%error, "the machine's own addresses cannot be found out");
            Vec::new()
        });
        let addresses = found.iter().filter(|interface| leads_outside(interface)).map(Interface::ip);
        best_first(addresses, self.listen).map(|address| origin(address, self.listen.port())).collect()
    }
}

fn leads_outside(interface: &Interface) -> bool {
    !interface.is_loopback() && !INNER.iter().any(|inner| interface.name.starts_with(inner))
}

/// The addresses that are listened on and that a link can have: those of IPv4, which are short, first.
fn best_first(addresses: impl Iterator<Item = IpAddr>, listen: SocketAddr) -> impl Iterator<Item = IpAddr> {
    let usable = |address: &IpAddr| match address {
        IpAddr::V4(address) => !address.is_link_local(),
        IpAddr::V6(address) => listen.is_ipv6() && !address.is_unicast_link_local(),
    };
    let mut usable: Vec<IpAddr> = addresses.filter(usable).collect();
    usable.sort_by_key(IpAddr::is_ipv6);
    usable.into_iter()
}

fn origin(address: IpAddr, port: u16) -> String {
    format!("http://{}", SocketAddr::new(address, port))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn at(listen: &str, change: impl FnOnce(&mut Settings)) -> Vec<String> {
        let mut settings = Settings::new("nowhere".into());
        change(&mut settings);
        Addresses::new(listen.parse().unwrap(), &settings).reachable()
    }

    #[test]
    fn what_listens_to_its_own_machine_is_reached_from_nowhere_else() {
        for listen in ["127.0.0.1:4747", "[::1]:4747"] {
            assert!(at(listen, |_| {}).is_empty(), "{listen}");
        }
    }

    #[test]
    fn what_listens_on_one_address_is_reached_there() {
        assert_eq!(at("192.0.2.7:80", |_| {}), ["http://192.0.2.7:80"]);
        assert_eq!(at("[2001:db8::7]:4747", |_| {}), ["http://[2001:db8::7]:4747"]);
    }

    #[test]
    fn behind_a_proxy_the_machines_own_addresses_are_nobodys_business() {
        assert!(at("0.0.0.0:4747", |settings| settings.https = true).is_empty());
        assert!(at("0.0.0.0:4747", |settings| settings.trust_proxy = true).is_empty());
    }

    #[test]
    fn short_addresses_come_first_and_those_of_one_cable_not_at_all() {
        let found =
            ["fe80::1", "2001:db8::7", "169.254.3.4", "192.168.1.5"].map(|text| text.parse().unwrap());
        let best = |listen: &str| -> Vec<String> {
            let best = best_first(found.into_iter(), listen.parse().unwrap());
            best.map(|address| origin(address, 4747)).collect()
        };
        assert_eq!(best("0.0.0.0:4747"), ["http://192.168.1.5:4747"]);
        assert_eq!(best("[::]:4747"), ["http://192.168.1.5:4747", "http://[2001:db8::7]:4747"]);
    }
}
