import { expect, test } from "vitest";
import { rendererOf } from "#tests/fixtures/renderer-of.ts";
import { createPages } from "./pages.ts";

const site = "https://names.example.org";
const asking = {
  nonce: "n",
  origin: site,
  client: { address: "203.0.113.7", standsForMany: false, https: true, origin: site },
};

/** Pages that say the version they were made of, which a test may change, also while one is made. */
function pagesInWords() {
  const words = { version: "one", whileMaking: "" };
  const render = async () => {
    const said = words.version;
    if (words.whileMaking !== "") words.version = words.whileMaking;
    return new Response(`<p>${said}`, { headers: { "content-type": "text/html" } });
  };
  const pages = createPages(rendererOf(render), { version: () => words.version });
  const ask = () => pages.render(new Request(`${site}/about`), asking);
  return { words, pages, ask };
}

test("a page is remembered for the words that it was made of, and made anew for others", async () => {
  const { words, pages, ask } = pagesInWords();
  await ask();
  expect(pages.cached(site, "/about")).toBeDefined();
  words.version = "two";
  expect(pages.cached(site, "/about")).toBeUndefined();
  words.version = "one";
  expect(pages.cached(site, "/about")).toBeDefined();
});

test("a page that was under way while the words changed is kept for nobody else", async () => {
  const { words, pages, ask } = pagesInWords();
  words.whileMaking = "two";
  await ask();
  for (const version of ["one", "two"]) {
    words.version = version;
    expect(pages.cached(site, "/about"), version).toBeUndefined();
  }
});
