// Where in the house we are: the address, read and changed without loading the page anew.

export type Route =
  | { page: "home" }
  | { page: "table"; id: string }
  | { page: "screen"; id: string }
  | { page: "code"; code: string }
  | { page: "replay"; id: string }
  | { page: "rules"; game: string }
  | { page: "privacy" }
  | { page: "lost" };

/** The page that an address means. */
export function parse(path: string): Route {
  const [first, second, ...rest] = path.split("/").filter(Boolean);
  if (!first) return { page: "home" };
  if (first === "privacy" && !second) return { page: "privacy" };
  if (!second) return { page: "lost" };
  const value = decodeURIComponent(second);
  if (first === "t" && rest.join("/") === "screen") return { page: "screen", id: value };
  if (rest.length) return { page: "lost" };
  if (first === "t") return { page: "table", id: value };
  if (first === "c") return { page: "code", code: value };
  if (first === "replay") return { page: "replay", id: value };
  if (first === "rules") return { page: "rules", game: value };
  return { page: "lost" };
}

let path = $state(location.pathname);

export function route(): Route {
  return parse(path);
}

/** Goes to another page of ours. */
export function go(to: string): void {
  history.pushState(null, "", to);
  path = location.pathname;
  scrollTo(0, 0);
}

/** Goes there in place of the present page, so that the back button does not lead through it again. */
export function replace(to: string): void {
  history.replaceState(null, "", to);
  path = location.pathname;
}

/** Takes a secret out of the address, so that it is not shared by mistake. */
export function forgetFragment(): void {
  history.replaceState(null, "", location.pathname);
}

/** Makes links of ours change the page without loading it, and the back button work. */
export function followLinks(): void {
  addEventListener("popstate", () => (path = location.pathname));
  document.addEventListener("click", (event) => {
    if (event.defaultPrevented || event.button || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const link = (event.target as Element).closest<HTMLAnchorElement>("a[href]");
    if (!link || link.target || link.origin !== location.origin || link.pathname.startsWith("/api/")) return;
    event.preventDefault();
    go(link.pathname + link.hash);
  });
}
