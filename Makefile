# The two commands: `make play` and `make test`.

CARGO ?= cargo
NPM ?= npm

# Everything that the pages are made of.
PAGES = $(shell find web/src web/public web/locales web/*.html web/*.config.* web/*.json -type f)

.PHONY: play test format lint check-docs supply unit python python-learning wheel web web-check binary api browser bench soak dist dist-test reproducible deny

# Builds everything and opens the table at http://127.0.0.1:4747.
play: web
	$(CARGO) run --release --quiet --package chabudai -- serve --open

# Every check there is.
test: format supply web lint check-docs unit python python-learning web-check api browser

format:
	$(CARGO) fmt --all --check
	$(CARGO) fmt --manifest-path python/Cargo.toml --check

# The second line: rules and search stand without scenes, words and JSON.
lint:
	$(CARGO) clippy --workspace --all-targets --locked --features engine/laws -- --deny warnings
	$(CARGO) clippy --package engine --no-default-features --locked -- --deny warnings

check-docs:
	RUSTDOCFLAGS="--deny warnings" $(CARGO) doc --workspace --no-deps --locked --features engine/laws

# What we are made of, by the policy of deny.toml, in seconds and without a network.
supply:
	scripts/check-supply

# Beside a PostgreSQL and a NATS of their own.
unit:
	scripts/with-servers $(CARGO) test --workspace --locked --features engine/laws

# What the browser needs, for the server to embed. What has not changed is left as it is: the server is built anew
# with every file that is younger than itself.
web: target/web.stamp

ifeq ($(wildcard web/dist/index.html),)
.PHONY: target/web.stamp
endif

target/web.stamp: web/node_modules/.package-lock.json $(PAGES)
	cd web && $(NPM) run build -- --outDir ../target/web --emptyOutDir
	diff -rq target/web web/dist >/dev/null 2>&1 || { rm -rf web/dist && cp -r target/web web/dist; }
	touch $@

# Not `npm ci`, which insists on parts for other machines that not every registry has. It may find nothing to do and leave
# its own list as old as it was.
web/node_modules/.package-lock.json: web/package-lock.json
	cd web && $(NPM) install --no-save --no-audit --no-fund
	touch $@

web-check: web/node_modules/.package-lock.json
	cd web && $(NPM) run check && $(NPM) test

# The program as the tests have built it: with the same features, so that nothing is built twice.
binary: web
	$(CARGO) build --workspace --bins --locked --features engine/laws

# Asks a real server everything that its OpenAPI description allows, with schemathesis from PyPI.
api: binary
	CHABUDAI=$(CURDIR)/target/debug/chabudai scripts/check-api

# The tests that click, in Debian's Chromium.
browser: binary
	scripts/install-chromium
	cd web && $(NPM) run e2e

# The package for Python, in an environment of its own under target/. Beside the program as the tests have built it, with
# whose figures its own are compared.
python: binary
	CHABUDAI=$(CURDIR)/target/debug/chabudai scripts/check-python

# Whether MaskablePPO of sb3-contrib learns to beat chance with it, where Debian's torch is or can be installed.
python-learning:
	scripts/check-python learning

# A wheel that another machine installs without Rust.
wheel:
	scripts/check-python wheel

# How fast the games are played on this machine.
bench:
	$(CARGO) run --release --quiet --package chabudai -- bench

# What a server must stand, for as long as you like: make soak KILLS=10000
KILLS = 1000
SOAK = target/release/chabudai-soak
soak: web
	$(CARGO) build --release --locked --package chabudai --package soak
	$(SOAK) kills --kills $(KILLS)
	$(SOAK) kills --kills $(KILLS) --power
	scripts/with-servers $(SOAK) nodes --kills $(KILLS)
	$(SOAK) faults
	$(SOAK) floods

# What is given to others, into target/dist: an archive, a Debian package, the root of a container, bills of materials.
dist: web
	scripts/dist

# Starts each of them, and plays a game on it.
dist-test: dist
	scripts/check-dist

# Builds the release twice, in two folders, and compares the bytes.
reproducible: web
	scripts/check-reproducible

# All that cargo-deny checks, by the same policy. It takes minutes to compile, and RustSec's database wants a network: without
# one, `make deny WHAT="licenses bans sources"`.
WHAT = advisories licenses bans sources
deny:
	test -x target/tools/bin/cargo-deny || $(CARGO) install cargo-deny --version 0.20.2 --locked --root target/tools
	target/tools/bin/cargo-deny --locked check $(WHAT)
