//! A network that can be cut: a relay between a server and what it needs.

use std::net::SocketAddr;

use anyhow::Context;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::tcp::{OwnedReadHalf, OwnedWriteHalf};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::watch;
use tokio::task::AbortHandle;

/// Leads to one address. While it is cut nothing comes through, either way, and nobody is told: no connection ends. What
/// was on its way arrives when it is mended, late, to whoever still listens.
#[derive(Debug)]
pub struct Wire {
    /// Where it begins.
    pub address: SocketAddr,
    whole: watch::Sender<bool>,
    relay: AbortHandle,
}

impl Wire {
    /// A wire to this address.
    pub async fn to(target: SocketAddr) -> anyhow::Result<Wire> {
        let listener = TcpListener::bind("127.0.0.1:0").await?;
        let (whole, state) = watch::channel(true);
        let address = listener.local_addr()?;
        let relay = tokio::spawn(async move {
            while let Ok((near, _)) = listener.accept().await {
                tokio::spawn(lead(near, target, state.clone()));
            }
        });
        Ok(Wire { address, whole, relay: relay.abort_handle() })
    }

    /// The same address as a URL has it, by way of a wire of its own.
    pub async fn instead(url: &str) -> anyhow::Result<(Wire, String)> {
        let after = url.find('@').or_else(|| Some(url.find("://")? + 2)).context("no address")? + 1;
        let end = url[after..].find('/').map_or(url.len(), |end| after + end);
        let wire = Wire::to(url[after..end].parse().context(url.to_owned())?).await?;
        let url = format!("{}{}{}", &url[..after], wire.address, &url[end..]);
        Ok((wire, url))
    }

    /// Nothing comes through from now on.
    pub fn cut(&self) {
        self.whole.send_replace(false);
    }

    /// It is whole again.
    pub fn mend(&self) {
        self.whole.send_replace(true);
    }
}

impl Drop for Wire {
    fn drop(&mut self) {
        self.relay.abort();
    }
}

async fn lead(near: TcpStream, target: SocketAddr, mut whole: watch::Receiver<bool>) {
    if whole.wait_for(|whole| *whole).await.is_err() {
        return;
    }
    let Ok(far) = TcpStream::connect(target).await else { return };
    drop((near.set_nodelay(true), far.set_nodelay(true)));
    let ((from_near, to_near), (from_far, to_far)) = (near.into_split(), far.into_split());
    tokio::join!(carry(from_near, to_far, whole.clone()), carry(from_far, to_near, whole));
}

/// Carries what comes from one side to the other. That a side has hung up is news like any other.
async fn carry(mut from: OwnedReadHalf, mut to: OwnedWriteHalf, mut whole: watch::Receiver<bool>) {
    let mut bytes = vec![0; 1 << 16];
    loop {
        let length = from.read(&mut bytes).await.unwrap_or(0);
        // Whoever has the wire has dropped it, and with it all that is on the way.
        if whole.wait_for(|whole| *whole).await.is_err() {
            return;
        }
        if length == 0 || to.write_all(&bytes[..length]).await.is_err() {
            return;
        }
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;

    #[tokio::test]
    async fn what_is_said_while_a_wire_is_cut_arrives_when_it_is_mended() {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let url = format!("nats://{}", listener.local_addr().unwrap());
        let (wire, url) = Wire::instead(&url).await.unwrap();
        assert_eq!(url, format!("nats://{}", wire.address));
        let mut near = TcpStream::connect(wire.address).await.unwrap();
        let (mut far, _) = listener.accept().await.unwrap();
        let mut heard = [0; 2];
        near.write_all(b"hi").await.unwrap();
        far.read_exact(&mut heard).await.unwrap();
        wire.cut();
        near.write_all(b"ho").await.unwrap();
        let quiet = tokio::time::timeout(Duration::from_millis(100), far.read_exact(&mut heard)).await;
        assert!(quiet.is_err(), "it came through");
        let other = tokio::time::timeout(Duration::from_millis(100), listener.accept());
        let (late, other) = tokio::join!(TcpStream::connect(wire.address), other);
        assert!(late.is_ok() && other.is_err(), "another one came through");
        wire.mend();
        far.read_exact(&mut heard).await.unwrap();
        assert_eq!(&heard, b"ho");
        listener.accept().await.unwrap();
        drop(near);
        assert_eq!(far.read(&mut heard).await.unwrap(), 0);
    }

    #[tokio::test]
    async fn a_wire_keeps_all_of_a_url_but_the_address() {
        let (wire, url) = Wire::instead("postgres://me@127.0.0.1:5432/tables?sslmode=disable").await.unwrap();
        assert_eq!(url, format!("postgres://me@{}/tables?sslmode=disable", wire.address));
    }
}
