import { expect, test } from "vitest";
import { RARE_NAME } from "#tests/support/pages-to-check.ts";
import { cardsOn, first, saveButton, savedButton } from "#tests/pages/site/name-cards.ts";
import { openSite } from "#tests/pages/site/open-site.ts";
import { textOf, within } from "#tests/pages/site/queries.ts";

const site = await openSite();

test.for(["hazel", "rowan"])("the table holds the same figures as the file: %s", async (slug) => {
  const browser = site.browser();
  const page = await browser.get(`/names/${slug}`);
  const table = within(page.get("region", "Births by year")).get("table");
  const { all, selectAll } = within(table);
  const shown = selectAll("tbody tr").map((row) =>
    Array.from(row.querySelectorAll("th, td"), (cell) => cell.textContent ?? ""),
  );
  const heads = selectAll("thead th").map(textOf);
  expect(all("row").length).toBeGreaterThan(100);
  // In the file girls come first; in the table whoever bears the name more.
  const columns = [0, ...(heads[1] === "Boys" ? [4, 5, 6, 1, 2, 3] : [1, 2, 3, 4, 5, 6])];

  const { headers, bytes } = await browser.ask({ path: `/names/${slug}/births.csv` });
  expect(headers.get("content-type")).toContain("text/csv");
  const lines = bytes.toString().trim().split("\r\n").slice(1);
  expect(lines).toHaveLength(2025 - 1880 + 1);
  const inFile = lines
    .map((line) => line.split(","))
    .map((cells) => columns.slice(0, heads.length).map((column) => figureIn(cells[column] ?? "")));
  const published = inFile.filter((figures) => figures.slice(1).some((figure) => figure !== null));
  expect(shown.map((cells) => cells.map(figureIn))).toEqual(published.toReversed());
});

test("another spelling of the address leads to the one page", async () => {
  for (const [path, target] of [
    ["/names/Olivia", "/names/olivia"],
    ["/names/zo%C3%AB", "/names/zoe"],
    ["/names/hazel/", "/names/hazel"],
  ] as const) {
    const { status, headers } = await site.browser().ask({ path });
    expect([status, headers.get("location")], path).toEqual([308, target]);
  }
});

test("an unknown name answers 404 and suggests what may have been meant", async () => {
  const browser = site.browser();
  const page = await browser.get("/names/jakssonn");
  expect(page.status).toBe(404);
  expect(textOf(page.select("h1"))).toBe("404 Page Not Found");
  const jackson = await browser.follow(page, within(page.select("main")).get("link", "Jackson"));
  expect(textOf(jackson.select("h1"))).toBe("Jackson");
});

test("search engines are given the names with an entry, not the others", async () => {
  expect((await site.get("/names/hazel")).meta("robots")).toBe("");
  const rare = await site.get(`/names/${RARE_NAME.slug}`);
  expect(textOf(rare.select("h1"))).toBe(RARE_NAME.name);
  expect(rare.meta("robots")).toBe("noindex,follow");
});

test("a card leads to the page of its name, which can be read, and its name saved, without JavaScript", async () => {
  const browser = site.browser();
  const home = await browser.get("/");
  const hazel = await browser.follow(home, within(first(cardsOn(home), "card")).get("link", "Hazel"));
  expect(hazel.title).toMatch(/^Hazel/);
  expect(hazel.text).toContain("1 in 254 girls");
  expect(hazel.text).toContain("The same numbers as a table");
  expect(hazel.all("table").length).toBeGreaterThan(0);
  const saved = await browser.submit(hazel, saveButton(hazel, "Hazel"));
  expect(saved.url.href).toBe(`${site.origin}/names/hazel?done=saved#save-hazel`);
  expect(savedButton(saved, "Hazel").getAttribute("aria-pressed")).toBe("true");
});

test("six names like it are listed first, each with a reason; more are folded, and no name is there twice", async () => {
  const page = await site.get("/names/hazel");
  const section = within(page.get("region", "Names like Hazel"));
  const rows = within(first(section.all("list"), "list"))
    .all("listitem")
    .map(textOf);
  expect(rows).toHaveLength(6);
  for (const row of rows) expect(row).toMatch(/rhythm|like|common|also|related|peaked/i);
  const names = section.selectAll('a[href^="/names/"]').map(textOf);
  expect(new Set(names).size).toBe(names.length);
  expect(names.length).toBeGreaterThan(12);
  expect(textOf(page.select(".lst-more > summary"))).toBe("More names like Hazel");
  expect(page.select(".lst-more").hasAttribute("open")).toBe(false);
});

/** "1,850.3" → 1850.3; null where nothing is published. */
function figureIn(cell: string): number | null {
  return cell === "" || cell === "–" ? null : Number(cell.replaceAll(",", ""));
}
