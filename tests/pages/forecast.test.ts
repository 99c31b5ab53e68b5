import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { openSite } from "./site/open-site.ts";
import { textOf, within } from "./site/queries.ts";

const PATH = "/names/forecast";

const site = await openSite();
const next = async (slug: string) => {
  const { html } = await site.get(`/names/${slug}`);
  return /<div data-part="next"[^>]*>(.*?)<\/div>/.exec(html)?.[1];
};

test("a name's page says where it will likely be, shades it, and leads to how good that is", async () => {
  const browser = site.browser();
  const page = await browser.get("/names/olivia");
  expect(page.text).toContain("In 2030, likely between 1 in 130 and 1 in 230 girls.");
  const charts = page
    .selectAll("[data-part^=chart-]")
    .map((chart) => within(chart).selectAll(".ch-ahead").length);
  // In both sizes, per million alone.
  expect(charts).toEqual([2, 0, 0]);
  const told = await browser.follow(page, page.get("link", "How good are these?"));
  expect(textOf(told.select("h1"))).toBe("Baby name forecasts, tested");
});

test("a name given to both is told for both, one that jumped for none, and a rare one not at all", async () => {
  expect(await next("rowan")).toMatch(
    /likely between 1 in [\d,]+ and 1 in [\d,]+ boys, and between .* girls\./,
  );
  const jumped = await site.get("/names/eloise");
  expect(jumped.text).toContain("Too jumpy to say where Eloise will be in 2030.");
  expect(jumped.selectAll(".ch-ahead")).toEqual([]);
  expect(await next("isolde")).toBeUndefined();
  expect(await next("dutchess")).toBeUndefined();
});

test("the page of forecasts has three tables of what came, and the test by size", async () => {
  const page = await site.get(PATH);
  const rows = page.selectAll("table").map((table) => within(table).selectAll("tbody tr").length);
  expect(rows).toEqual([15, 20, 20, 10]);
  expect(page.text).toContain("84.4%");
  expect(page.text).toContain("1,550 of 1,953 forecasts held: 79.4%.");
  expect(page.canonical).toBe(`${site.origin}${PATH}`);
});

test("all forecasts are a file, and it is the one whose checksum the page tells", async () => {
  const browser = site.browser();
  const page = await browser.get(PATH);
  const { bytes, headers } = await browser.ask({ path: `${PATH}/forecasts.csv` });
  expect(headers.get("content-disposition")).toBe('attachment; filename="name-forecasts-2025.csv"');
  expect(page.text).toContain(createHash("sha256").update(bytes).digest("hex"));
  expect(bytes.toString()).toContain("Olivia,girls,13544,119,120,140,120,180,130,230\r\n");
});
