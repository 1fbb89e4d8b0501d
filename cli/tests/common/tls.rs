//! What stands before a server of the internet: a proxy that speaks https.

#![allow(clippy::unwrap_used)]

use std::fs;
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use rustls::ServerConfig;
use rustls::crypto::ring;
use rustls::pki_types::PrivateKeyDer;
use tokio::io::copy_bidirectional;
use tokio::net::{TcpListener, TcpStream};
use tokio::task::JoinHandle;
use tokio_rustls::TlsAcceptor;

/// A proxy before a server, with a certificate that it has written itself.
pub(crate) struct Proxy {
    pub(crate) port: u16,
    /// The file of the certificate: whoever names it trusts the proxy.
    pub(crate) certificate: PathBuf,
    task: JoinHandle<()>,
}

impl Proxy {
    /// Starts one whose certificate is for this name.
    pub(crate) async fn start(server: SocketAddr, name: &str, folder: &Path) -> Proxy {
        let own = rcgen::generate_simple_self_signed([name.to_owned()]).unwrap();
        let certificate = folder.join(format!("{name}.pem"));
        fs::write(&certificate, own.cert.pem()).unwrap();
        let key = PrivateKeyDer::Pkcs8(own.signing_key.serialize_der().into());
        let config = ServerConfig::builder_with_provider(Arc::new(ring::default_provider()))
            .with_safe_default_protocol_versions()
            .unwrap()
            .with_no_client_auth()
            .with_single_cert(vec![own.cert.der().clone()], key)
            .unwrap();
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let port = listener.local_addr().unwrap().port();
        let task = tokio::spawn(pass_on(listener, TlsAcceptor::from(Arc::new(config)), server));
        Proxy { port, certificate, task }
    }
}

impl Drop for Proxy {
    fn drop(&mut self) {
        self.task.abort();
    }
}

async fn pass_on(listener: TcpListener, acceptor: TlsAcceptor, server: SocketAddr) {
    while let Ok((stream, _)) = listener.accept().await {
        let acceptor = acceptor.clone();
        tokio::spawn(async move {
            // A client that does not trust us goes again.
            if let Ok(mut client) = acceptor.accept(stream).await {
                let mut server = TcpStream::connect(server).await.unwrap();
                let _ = copy_bidirectional(&mut client, &mut server).await;
            }
        });
    }
}
