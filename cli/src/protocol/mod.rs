//! `chabudai engine`: the table for programs, as JSON lines.
//!
//! [`Session`] knows games and no pipes; here are the pipes.

#[cfg(test)]
mod fuzz;
mod game;
mod lines;
#[cfg(test)]
mod page;
mod reply;
mod request;
mod session;

use std::io::{self, BufRead, Write};
use std::num::NonZeroU32;
use std::process::ExitCode;

use lines::next_line;
use session::Session;

use crate::args::EngineArgs;

pub(crate) use reply::event;

pub(crate) fn run(args: &EngineArgs) -> anyhow::Result<ExitCode> {
    let threads = NonZeroU32::new(args.threads.into()).unwrap_or(NonZeroU32::MIN);
    let session = Session::new(args.cards.read()?, threads);
    serve(session, &mut io::stdin().lock(), &mut io::stdout().lock())?;
    Ok(ExitCode::SUCCESS)
}

/// Answers every line until the input ends. Each reply is flushed: somebody waits for it.
fn serve(mut session: Session, input: &mut impl BufRead, output: &mut impl Write) -> io::Result<()> {
    while let Some(line) = next_line(input)? {
        writeln!(output, "{}", session.answer(&line))?;
        output.flush()?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_line_gets_a_reply_and_the_last_needs_no_newline() {
        let mut output = Vec::new();
        let session = Session::new(None, NonZeroU32::MIN);
        serve(session, &mut &b"{\"cmd\":\"hello\"}\n\n{\"cmd\":\"hello\"}"[..], &mut output).unwrap();
        let replies: Vec<&str> = std::str::from_utf8(&output).unwrap().lines().collect();
        let hello = r#"{"ok":true,"name":"chabudai","version":"0.1.0","protocol":1}"#;
        assert_eq!((replies[0], replies[2], replies.len()), (hello, hello, 3));
        assert!(replies[1].contains("bad_json"));
    }
}
