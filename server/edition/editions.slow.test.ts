import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseHTML } from "linkedom";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { US_ONLY } from "#content/records/us-only.ts";
import { IS_FULL, rounds } from "#tests/support/matrix.ts";
import { runProgram, runTool } from "#tests/support/run-tool.ts";
import { type RunningServer, startServer } from "#tests/support/servers/start-server.ts";

const folder = mkdtempSync(join(tmpdir(), "namekin-editions-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** In `npm test` the one with accents: what is made of the records is made in one way. */
const EDITIONS = [
  {
    id: "england-wales",
    inPlace: "in England and Wales",
    publisher: "Office for National Statistics",
    first: 1996,
  },
  { id: "france", inPlace: "in France", publisher: "Insee", first: 1930 },
].filter(({ id }) => IS_FULL || id === "france");
/** Of lists of one kind: in `npm test` some. */
const RULED = rounds({ few: 6, all: 1_000 });

/** What a page says to readers, in its body; nothing of its scripts. */
function wordsOf(html: string): string {
  const { document } = parseHTML(html);
  for (const unread of document.querySelectorAll("script, style, template")) unread.remove();
  return (document.body.textContent ?? "").replaceAll(/\s+/g, " ");
}

/** Of a name's page what search engines and readers are told, head included. */
const OF_US = /\bUS\b|\bSSA\b|Social Security|since 1880/;

/** Pages that speak of the records; those that speak of the US in other matters are articles, the directory and what entries cite. */
const PAGES = [
  "/",
  "/?q=zoe",
  "/names",
  "/names?era=2010s",
  "/names/olivia",
  "/names/chloe",
  "/names/lists",
  "/names/lists/top-100-girls",
  "/names/through-time",
  "/names/sheet?names=zoe",
  "/compare?names=zoe,chloe",
  "/embed/names/zoe",
  "/saved",
  "/contents",
  "/about",
  "/editors",
  "/search?q=zoe",
  "/together",
];

describe.each(EDITIONS)("a site on the records of $id", ({ id, inPlace, publisher, first }) => {
  const records = join(folder, id);
  let server: RunningServer;
  const get = async (path: string) => {
    const response = await fetch(`${server.url}${path}`, { redirect: "manual" });
    return { status: response.status, text: await response.text() };
  };

  beforeAll(async () => {
    expect(await runTool("compile-records.ts", [id, "tests/editions", "--out", records], {})).toMatchObject({
      exitCode: 0,
    });
    // In a thread, too: it is begun with the records.
    server = await startServer({ env: { RECORDS_DIR: records, RENDER_THREADS: "1" } });
  });
  afterAll(() => server.stop());

  test("says whose records it shows, and nothing of those of the US", async () => {
    for (const path of PAGES) {
      const { status, text } = await get(path);
      expect([path, status]).toEqual([path, 200]);
      // The theme is called so.
      const said = wordsOf(text).replaceAll("US presidents", "");
      expect([path, OF_US.exec(said)?.[0]]).toEqual([path, undefined]);
    }
    expect(wordsOf((await get("/")).text)).toContain(`Figures: ${publisher}, 2024 edition.`);
    const { text } = await get("/names/about-the-data");
    expect(wordsOf(text)).toContain(publisher);
    expect((await get("/names/zoe")).text).toContain(`popularity ${inPlace} since ${first}`);
  });

  test("a name's page, its figures and its answer stand on these records", async () => {
    const { text } = await get("/names/zoe");
    expect(wordsOf(text)).toContain(`Source: ${publisher}, 2024 edition.`);
    expect(wordsOf(text)).toContain("given at least three times that year");
    const record = JSON.parse((await get("/names/zoe.json")).text);
    expect(record).toMatchObject({ id: "zoe", firstYear: first, lastYear: 2024 });
    expect(JSON.stringify(record.licenses)).not.toMatch(OF_US);
    const [found] = JSON.parse((await get("/api/names/search?q=zoe")).text);
    expect(found.id).toBe("zoe");
    const answered = wordsOf((await get("/?q=how%20popular%20is%20chloe")).text);
    expect(answered).toMatch(/Chlo[eé] is/);
  });

  test("browsing by years, and lists, offer what the records hold", async () => {
    const browse = (await get("/names")).text;
    expect(browse).toContain('value="2010s"');
    const { text } = await get("/names/lists/top-100-girls");
    expect(wordsOf(text)).toContain("births of 2024");
    const { document } = parseHTML((await get("/names/lists")).text);
    const paths = Array.from(
      document.querySelectorAll('main a[href^="/names/lists/"]'),
      (link) => link.getAttribute("href") ?? "",
    );
    expect(paths.length).toBeGreaterThan(50);
    const ruled = paths.filter((path) => /^\/names\/lists\/[a-z-]+[a-z]$/.test(path)).slice(0, RULED);
    for (const path of ruled) expect([path, (await get(path)).status]).toEqual([path, 200]);
  });

  test("what is known of the US alone is an unknown address, and nothing leads there", async () => {
    for (const path of [...US_ONLY, "/names/states/texas", "/names/map.data", "/data/collection.csv"]) {
      const { status, text } = await get(path);
      expect([path, status]).toEqual([path, 404]);
      if (!path.includes(".")) expect(text).toContain("404 Page Not Found");
    }
    expect((await get("/sitemaps/states.xml")).status).toBe(404);
    const parts = await Promise.all(["pages", "lists", "names"].map((part) => get(`/sitemaps/${part}.xml`)));
    const listed = parts.flatMap(({ text }) =>
      [...text.matchAll(/<loc>https?:\/\/[^/<]+([^<]*)/g)].map(([, path = ""]) => path),
    );
    expect(listed).toContain("/names/through-time");
    const isAbsent = (path: string) =>
      US_ONLY.some((start) => path === start || path.startsWith(`${start}/`));
    expect(listed.filter(isAbsent)).toEqual([]);
    for (const path of PAGES) {
      const { document } = parseHTML((await get(path)).text);
      const led = Array.from(document.querySelectorAll("a[href]"), (link) =>
        (link.getAttribute("href") ?? "").replace(/[?#].*/, ""),
      );
      expect([path, led.filter(isAbsent)]).toEqual([path, []]);
    }
  });

  test("devices get its names and its pages to keep, and its pictures are drawn of its figures", async () => {
    const copy = JSON.parse((await get("/offline/names.json")).text);
    expect(copy.year).toBe(2024);
    expect((await get("/offline/site.json")).text).not.toMatch(/"\/(fit|games|data)"/);
    expect((await get("/sw.js")).text).toMatch(
      new RegExp(`^globalThis\\.recordsOfProcess=\\{.*"id":"${id}"`),
    );
    expect((await get("/og/names/zoe.png")).status).toBe(200);
    expect((await get("/og/index.png")).status).toBeLessThan(500);
  });

  test.runIf(id === "france")(
    "names stand as the records write them, and are found with and without their accents",
    async () => {
      for (const [slug, name] of [
        ["zoe", "Zoé"],
        ["chloe", "Chloé"],
        ["lea", "Léa"],
        ["jeanpierre", "Jean-Pierre"],
      ]) {
        const { document } = parseHTML((await get(`/names/${slug}`)).text);
        expect(document.querySelector("h1")?.textContent).toBe(name);
      }
      for (const typed of ["lea", "Léa", "léa"]) {
        const found = JSON.parse((await get(`/api/names/search?q=${encodeURIComponent(typed)}`)).text);
        expect(found).toEqual(expect.arrayContaining([expect.objectContaining({ id: "lea", name: "Léa" })]));
      }
      expect(wordsOf((await get("/names/zoe")).text)).toContain(
        "Insee rounds every count to a multiple of 5",
      );
    },
  );
});

test("a folder without records is told in one sentence, and the server does not start", async () => {
  const { exitCode, err } = await runProgram(["build/server.js"], {
    RECORDS_DIR: folder,
    DATA_DIR: join(folder, "var"),
    PORT: "0",
  });
  expect([exitCode, err]).toEqual([
    1,
    expect.stringMatching(/^RECORDS_DIR: .*edition\.json can't be read\./),
  ]);
});
