# The two commands: `make play` and `make test`.

CARGO ?= cargo

.PHONY: play test format lint check-docs unit api bench

# Builds everything and opens the table in this terminal.
play:
	$(CARGO) run --release --quiet --package chabudai -- play

# Every check there is.
test: format lint check-docs unit api

format:
	$(CARGO) fmt --all --check

lint:
	$(CARGO) clippy --workspace --all-targets --locked --features engine/laws -- --deny warnings

check-docs:
	RUSTDOCFLAGS="--deny warnings" $(CARGO) doc --workspace --no-deps --locked --features engine/laws

unit:
	$(CARGO) test --workspace --locked --features engine/laws

# Asks a real server everything that its OpenAPI description allows, with schemathesis from PyPI.
api:
	CARGO=$(CARGO) scripts/check-api

# How fast the games are played on this machine.
bench:
	$(CARGO) run --release --quiet --package chabudai -- bench
