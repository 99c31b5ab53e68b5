import { cpSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, expect, test } from "vitest";
import { OUR_BRAND } from "#content/site/brand.ts";
import { ROOT } from "#server/root.ts";
import { readPdf } from "#tests/support/papers/read-pdf.ts";
import { openSiteWith } from "./site/open-site.ts";

const folder = mkdtempSync(join(tmpdir(), "own-words-"));
cpSync(fileURLToPath(new URL("docs/examples/make-it-yours/", ROOT)), folder, { recursive: true });
const site = await openSiteWith({ CONTENT_DIR: folder });
// The words are those of the whole process, and other files of this worker want ours.
afterAll(async () => {
  rmSync(folder, { recursive: true });
  await site.close();
  site.services.takeOwnWords(null);
});

/** What is no page, as text. */
const textAt = async (path: string) => (await site.browser().ask({ path })).bytes.toString("utf8");

const ARTICLE = "/blog/choosing-in-four-evenings";
const EVERYWHERE = [
  "/",
  "/about",
  "/blog",
  ARTICLE,
  "/names/hazel",
  "/compare",
  "/saved",
  "/templates/feeding-log",
];

test.for(EVERYWHERE)("%s speaks under the operator's name and nowhere under ours", async (path) => {
  const { document, html } = await site.get(path);
  expect(document.title).toContain("Wren House");
  expect(document.querySelector(".wm span")?.textContent).toBe("Wren House");
  expect(document.querySelector(".wm img")?.getAttribute("src")).toMatch(/^\/assets\/own-logo-/);
  expect(html).not.toContain(OUR_BRAND.name);
});

test("an article, a page and the colors are theirs, and are found", async () => {
  expect((await site.get(ARTICLE)).document.querySelector("h1")?.textContent).toBe(
    "Choosing a Name in Four Evenings",
  );
  expect((await site.get("/about")).document.querySelector("main")?.textContent).toContain("one town");
  const styles = (await site.get("/")).document.querySelector('link[href^="/assets/own-colors"]');
  expect(await textAt(styles?.getAttribute("href") ?? "")).toContain("--butter:light-dark(#cfe3f7");
  expect(await textAt("/api/search?q=four+evenings")).toContain("choosing-in-four-evenings");
  expect(await textAt("/sitemaps/pages.xml")).toContain(ARTICLE);
});

test.for([
  "/site.webmanifest",
  "/blog/feed.xml",
  "/embed/names/hazel",
  "/oembed?url=http%3A%2F%2Fnamekin.test%2Fnames%2Fhazel",
])("%s has the name", async (path) => {
  const text = await textAt(path);
  expect(text).toContain("Wren House");
  expect(text).not.toContain(OUR_BRAND.name);
});

test("pictures are drawn, and a sheet is printed, under the name; the worker is another", async () => {
  for (const path of ["/og/home.png", `/og${ARTICLE}.png`]) {
    const { status, headers } = await site.browser().ask({ path });
    expect([status, headers.get("content-type")], path).toEqual([200, "image/png"]);
  }
  const sheet = await site.services.printables.of("feeding-log", "letter");
  expect((await readPdf(sheet.bytes)).map(({ text }) => text).join()).toContain("Wren House");
  expect(await textAt("/sw.js")).toContain(`// ${site.services.own.version()}`);
});

test("read again, a page is another at once; what is wrong leaves it", async () => {
  writeFileSync(join(folder, "brand.json"), '{"name":"Robin House"}');
  site.services.own.reload();
  expect((await site.get("/about")).document.title).toBe("About this site | Robin House");
  writeFileSync(join(folder, "brand.json"), "{");
  site.services.own.reload();
  expect((await site.get("/about")).document.title).toBe("About this site | Robin House");
  expect(site.services.own.faults()).toEqual([expect.stringMatching(/^brand\.json: /)]);
});
