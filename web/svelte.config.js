import { readFileSync } from "node:fs";
import { vitePreprocess } from "@sveltejs/vite-plugin-svelte";

/** The widths at which pages change their shape. A width includes the narrower ones. */
const WIDTHS = JSON.parse(readFileSync(new URL("src/styles/widths.json", import.meta.url), "utf8"));

/** Styles name them as custom media, `@media (--phone)`, which browsers do not know yet. */
const namedWidths = {
  name: "named-widths",
  style: ({ content }) => ({
    code: content.replaceAll(/@media[^{]+/g, (query) => query.replace(/\(--(\w+)\)/, width)),
  }),
};

function width(_, name) {
  if (!(name in WIDTHS)) throw new Error(`no width is called ${name}`);
  return WIDTHS[name];
}

/** The mark of a component's own styles, as short as it can be: it is written some two thousand times. */
const cssHash = ({ hash, css, filename }) => `s${hash(filename ?? css).slice(0, 4)}`;

export default { preprocess: [namedWidths, vitePreprocess()], compilerOptions: { cssHash } };
