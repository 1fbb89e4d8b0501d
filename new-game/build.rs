//! Files that are added to the template are noticed: what is embedded is only what was there when the crate
//! was built.

fn main() {
    println!("cargo::rerun-if-changed=template");
}
