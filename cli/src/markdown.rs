//! Markdown for the terminal.
