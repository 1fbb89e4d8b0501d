//! Has the server built anew when the browser's pages have been.

fn main() {
    println!("cargo::rerun-if-changed=../web/dist/index.html");
}
