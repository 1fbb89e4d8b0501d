//! Lets Cargo see when the browser's files have been built anew: those that are embedded may have other names
//! then.

fn main() {
    println!("cargo::rerun-if-changed=../web/dist");
}
