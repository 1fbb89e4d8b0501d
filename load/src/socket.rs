//! A client's end of a WebSocket. Handshake and headers are the library's; its reading is not, which fills
//! the buffer with zeros before each read: thousands of clients share the processors with the server that
//! they measure.

use std::io::Cursor;

use anyhow::{Context, bail, ensure};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio_tungstenite::client_async;
use tokio_tungstenite::tungstenite::protocol::frame::coding::{Control, Data, OpCode};
use tokio_tungstenite::tungstenite::protocol::frame::{Frame, FrameHeader};

/// What is read at once: most messages are shorter.
const READ: usize = 4 * 1024;

/// Clients must mask what they send, so that no proxy takes it for a request of its own; there is none on the
/// way here.
const MASK: [u8; 4] = *b"load";

/// A WebSocket that has been agreed on.
pub(crate) struct LoadSocket {
    stream: TcpStream,
    /// What has come and not been taken yet.
    came: Vec<u8>,
}

impl LoadSocket {
    pub(crate) async fn connect(host: &str, path: &str) -> anyhow::Result<LoadSocket> {
        let stream = TcpStream::connect(host).await.context("no connection for a WebSocket")?;
        stream.set_nodelay(true)?;
        let agreed = client_async(format!("ws://{host}{path}"), stream).await;
        let (socket, _) = agreed.context("the server takes no WebSocket")?;
        // The server speaks when it is spoken to, so the library has read nothing that would be lost.
        Ok(LoadSocket { stream: socket.into_inner(), came: Vec::new() })
    }

    pub(crate) async fn send(&mut self, text: String) -> anyhow::Result<()> {
        self.write(Frame::message(text, OpCode::Data(Data::Text), true)).await
    }

    async fn write(&mut self, mut frame: Frame) -> anyhow::Result<()> {
        frame.header_mut().mask = Some(MASK);
        let mut bytes = Vec::with_capacity(frame.len());
        frame.format(&mut bytes)?;
        Ok(self.stream.write_all(&bytes).await?)
    }

    /// The next text. Whoever stops waiting for it loses nothing.
    pub(crate) async fn next(&mut self) -> anyhow::Result<String> {
        loop {
            match self.take()? {
                Some((OpCode::Data(Data::Text), text)) => return Ok(String::from_utf8(text)?),
                Some((OpCode::Control(Control::Ping), payload)) => self.write(Frame::pong(payload)).await?,
                Some((OpCode::Control(Control::Close), _)) => bail!("the server says goodbye"),
                Some((other, _)) => bail!("the server sends a frame that no client expects: {other}"),
                None => {
                    self.came.reserve(READ);
                    ensure!(self.stream.read_buf(&mut self.came).await? > 0, "the server hung up");
                }
            }
        }
    }

    /// The first frame of what has come, if all of it has.
    fn take(&mut self) -> anyhow::Result<Option<(OpCode, Vec<u8>)>> {
        let mut cursor = Cursor::new(&self.came);
        let Some((header, length)) = FrameHeader::parse(&mut cursor)? else { return Ok(None) };
        let begin = cursor.position() as usize;
        let end = begin.saturating_add(usize::try_from(length)?);
        let Some(payload) = self.came.get(begin..end) else { return Ok(None) };
        ensure!(header.is_final && header.mask.is_none(), "the server's frames are whole and not masked");
        let payload = payload.to_vec();
        self.came.drain(..end);
        Ok(Some((header.opcode, payload)))
    }
}

#[cfg(test)]
mod tests {
    use futures_util::{SinkExt, StreamExt};
    use tokio::net::TcpListener;
    use tokio_tungstenite::accept_async;
    use tokio_tungstenite::tungstenite::Message;

    use super::*;

    #[tokio::test]
    async fn a_client_hears_texts_of_any_length_and_answers_pings_until_the_server_says_goodbye() {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let host = listener.local_addr().unwrap().to_string();
        let long = "long ".repeat(20_000);
        let told = [Message::text("short"), Message::Ping("there?".into()), Message::text(long.clone())];
        let server = tokio::spawn(async move {
            let mut socket = accept_async(listener.accept().await.unwrap().0).await.unwrap();
            let hello = socket.next().await.unwrap().unwrap();
            for message in told {
                socket.send(message).await.unwrap();
            }
            let pong = socket.next().await.unwrap().unwrap();
            socket.close(None).await.unwrap();
            (hello, pong)
        });
        let mut client = LoadSocket::connect(&host, "/").await.unwrap();
        client.send("hello".to_owned()).await.unwrap();
        assert_eq!(client.next().await.unwrap(), "short");
        assert_eq!(client.next().await.unwrap(), long);
        assert_eq!(client.next().await.unwrap_err().to_string(), "the server says goodbye");
        assert_eq!(server.await.unwrap(), (Message::text("hello"), Message::Pong("there?".into())));
    }
}
