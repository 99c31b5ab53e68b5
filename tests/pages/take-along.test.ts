import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { z } from "zod";
import { openSite } from "./site/open-site.ts";
import { textOf, within } from "./site/queries.ts";

const site = await openSite();
const browser = site.browser();
const SHEET = "/names/sheet";

test("a name's page leads to its sheet, to itself for programs, and says how it is embedded", async () => {
  const page = await browser.get("/names/hazel");
  const links = Array.from(
    page.html.matchAll(/<link rel="alternate" type="([^"]+)" href="([^"]+)"/g),
    ([, type, href]) => [type, href?.replace("&amp;", "&")],
  );
  const address = encodeURIComponent(`${site.origin}/names/hazel`);
  expect(links).toEqual([
    ["application/json", `${site.origin}/names/hazel.json`],
    ["application/json+oembed", `${site.origin}/oembed?url=${address}&format=json`],
  ]);
  const sheet = await browser.follow(page, page.get("link", "Print or embed"));
  expect(sheet.url.href).toBe(`${site.origin}${SHEET}?names=hazel`);
  const figure = page.text.match(/1 in \d+ girls/)?.[0];
  expect(sheet.text).toContain(`${figure} got the name in 2025.`);
});

test("the page, its JSON, its embed and its sheet say the same", async () => {
  const ask = async (path: string) => (await browser.ask({ path })).bytes.toString();
  const shape = z.object({
    oneIn: z.object({ n: z.number() }),
    words: z.object({ meaning: z.string() }),
    forecast: z.object({
      girl: z.object({ ranges: z.array(z.object({ common: z.number(), rare: z.number() })) }),
    }),
  });
  const told = shape.parse(JSON.parse(await ask("/names/olivia.json")));
  const last = told.forecast.girl.ranges.at(-1);
  for (const path of ["/names/olivia", "/embed/names/olivia", `${SHEET}?names=olivia`]) {
    const text = await ask(path);
    expect(text, path).toContain(`1 in ${told.oneIn.n} girls`);
    expect(text, path).toContain(told.words.meaning);
    expect(text, path).toContain(`between 1 in ${last?.common} and 1 in ${last?.rare} girls`);
  }
});

test("without JavaScript a sheet has three names, the year, and a snippet for each", async () => {
  const page = await browser.get(`${SHEET}?names=hazel,Rowan,theodore&year=1987`);
  expect(page.all("heading", "Hazel")[0]?.tagName).toBe("H2");
  expect(page.text).toContain("Born in 1987: 141 girls got the name that year");
  expect(page.text).toContain("Sources: MacBain; Webster (1913).");
  expect(page.selectAll(".ns-ring").length).toBe(3);
  const snippets = page
    .selectAll("textarea")
    .map((area) => (area.textContent ?? "").replaceAll("&lt;", "<").replaceAll("&quot;", '"'));
  expect(snippets).toHaveLength(3);
  expect(snippets[1]).toContain(
    `<iframe src="${site.origin}/embed/names/rowan" title="Rowan: US births since 1880"`,
  );
  expect(page.html).toContain('<meta name="robots" content="noindex,follow"');
  const form = page.select(`form[action="${SHEET}"]`);
  expect(textOf(within(form).select("#year-hint"))).toBe("Optional, 1880 to 2030.");
});

test("after the records the curve has no ring: unpublished is not zero", async () => {
  const page = await browser.get(`${SHEET}?names=hazel&year=2026`);
  expect(page.text).toContain("Born in 2026: the records end with 2025.");
  expect(page.selectAll(".ns-ring")).toEqual([]);
  expect(page.selectAll(".ns-year")).toHaveLength(1);
});

test("what is no name is told and never run; beyond three is left out; nothing asked shows an example", async () => {
  const odd = encodeURIComponent(`<script>alert(1)</script>,"onload=x,zzzq`);
  const page = await browser.get(`${SHEET}?names=${odd}&year=${encodeURIComponent("<b>")}`);
  expect(page.html).not.toContain("<script>alert");
  expect(page.text).toContain("“zzzq” isn’t in the birth records.");
  expect(page.text).toContain("This is an example.");
  const four = await browser.get(`${SHEET}?names=ada,owen,ivy,hazel`);
  expect(four.text).toContain("A sheet has room for 3 names. We left out Hazel.");
  const plain = await browser.get(SHEET);
  expect(plain.text).toContain("This is an example.");
  expect(plain.selectAll("textarea")).toEqual([]);
});

test("each file of the data is the one whose checksum and size the page tells, for any site to read", async () => {
  const page = await browser.get("/data");
  const files = page.selectAll(".dat-files li").map((row) => ({
    path: within(row).select("a").getAttribute("href") ?? "",
    sum: textOf(within(row).select("code")),
  }));
  expect(files).toHaveLength(10);
  for (const { path, sum } of files) {
    const { bytes, headers, status } = await browser.ask({
      path,
      headers: { origin: "https://blog.example" },
    });
    expect(status, path).toBe(200);
    expect(createHash("sha256").update(bytes).digest("hex"), path).toBe(sum);
    expect(headers.get("access-control-allow-origin"), path).toBe("*");
    expect(headers.get("set-cookie"), path).toBeNull();
    expect(headers.get("content-disposition"), path).toMatch(
      /^attachment; filename="namekin-[a-z-]+-2025\.(csv|json)"$/,
    );
  }
  expect((await browser.ask({ path: "/data/none.csv" })).status).toBe(404);
  expect((await browser.ask({ path: "/data/..%2f..%2fpackage.json" })).status).toBe(404);
});

test("there is one dataset, on that page", async () => {
  const typesOf = async (path: string) =>
    [...(await browser.get(path)).html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)]
      .map(([, json = "{}"]) => JSON.parse(json))
      .map((thing) => thing["@type"]);
  expect((await typesOf("/data")).filter((type) => type === "Dataset")).toHaveLength(1);
  for (const path of [
    "/names/hazel",
    "/names/dutchess",
    "/names/about-the-data",
    "/names/forecast",
    "/names/map",
  ])
    expect(await typesOf(path), path).not.toContain("Dataset");
});

test("files of pages that read no cookie may be read by all, the saved list by nobody else", async () => {
  const allowed = async (path: string) =>
    (await browser.ask({ path })).headers.get("access-control-allow-origin");
  for (const path of [
    "/names/hazel/births.csv",
    "/names/lists/unisex/names.csv",
    "/names/states/utah/names.csv",
    "/names/forecast/forecasts.csv",
    "/compare/figures.csv?names=ada",
    "/parent-directory/resources.json",
  ])
    expect(await allowed(path), path).toBe("*");
  for (const path of ["/saved/file", "/names/hazel", "/", "/saved", "/data", SHEET])
    expect(await allowed(path), path).toBeNull();
});
