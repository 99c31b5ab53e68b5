import { expect, test } from "vitest";
import { rowsInCsv } from "#tests/support/list-rows.ts";
import { openSite } from "./site/open-site.ts";
import { textOf } from "./site/queries.ts";

const site = await openSite();

test("a name that enough babies were given has its map, in words too; a rare one has none", async () => {
  const page = await site.get("/names/olivia");
  const map = page.select(".pl-map");
  expect(map.getAttribute("aria-label")).toBe("Olivia by state, 2020–2024");
  expect(page.text).toContain("More often than in the US in 5 states, most of all in");
  expect(page.text).toContain("DC: many babies born there live in Maryland or Virginia");
  expect(page.get("link", "Larger map and table").getAttribute("href")).toBe("/names/map?name=olivia");
  for (const slug of ["isolde", "dutchess"]) {
    expect((await site.get(`/names/${slug}`)).selectAll(".pl-map"), slug).toEqual([]);
  }
});

test("without JavaScript a form leads to the map, the sentence of a state and a table of all", async () => {
  const page = await site.get("/names/map?name=Olivia&state=OH");
  expect(textOf(page.select("h1"))).toBe("Olivia by state");
  expect(page.text).toContain(
    "Ohio: less often than in the US, 0.9 times as often. 1 in 130 girls there, 1 in 110 in",
  );
  const rows = page.selectAll(".pl-table tbody tr").map(textOf);
  expect(rows).toHaveLength(51);
  expect(rows.find((row) => row.startsWith("California"))).toContain("More often");
  expect(rows.find((row) => row.startsWith("District of Columbia"))).toContain("Not compared");
  expect(page.meta("robots")).toBe("noindex,follow");
});

test("windows before tell no counts, and what was hidden is never 0", async () => {
  const before = await site.get("/names/map?name=olivia&from=2003");
  expect(before.text).toContain("Olivia, 2003–2007");
  expect(before.selectAll(".pl-table thead th")).toHaveLength(3);
  const rare = await site.get("/names/map?name=yehuda");
  const cells = rare.selectAll(".pl-table tbody td").map(textOf);
  expect(cells).toContain("under 5 a year");
  expect(cells).toContain("Too few to say");
});

test("a name for both sexes has a map of each", async () => {
  const page = await site.get("/names/map?name=rowan&sex=girls");
  expect(page.get("link", "Boys").getAttribute("href")).toContain("sex=boys");
  expect(textOf(page.select('main [aria-label="Whose name"] [aria-current="true"]'))).toBe("Girls");
});

test("what has no map says why", async () => {
  expect((await site.get("/names/map?name=Zzzqq")).text).toContain("We have no name “Zzzqq”");
  expect((await site.get("/names/map?name=dutchess")).text).toContain("fewer than 250 girls in the US");
  expect((await site.get("/names/map")).selectAll(".pl-states a")).toHaveLength(51);
});

test("a state’s page has its top 100 of each sex, what is typical and what rises; its file is its tables", async () => {
  const browser = site.browser();
  const page = await browser.get("/names/states/utah");
  expect(textOf(page.select("h1"))).toBe("Baby names in Utah");
  expect(page.text).toContain("Nixon");
  expect(page.selectAll(".pl-table tbody tr")).toHaveLength(200);
  const { bytes, headers } = await browser.ask({ path: "/names/states/utah/names.csv" });
  expect(headers.get("content-disposition")).toContain("utah-top-100-2020-2024.csv");
  const rows = rowsInCsv(bytes.toString());
  expect(rows.map((row) => row[5])).toEqual(page.selectAll(".pl-table tbody th").map(textOf));
  expect((await browser.get("/names/states/atlantis")).status).toBe(404);
  const dc = await browser.get("/names/states/district-of-columbia");
  expect(dc.text).toContain("many babies born in DC live in Maryland or Virginia");
});

test("elsewhere is told by rate and rank, with the year, the country’s spelling, and its sex where that is the other", async () => {
  const rowsOf = async (slug: string) =>
    (await site.get(`/names/${slug}`)).selectAll(".abroad tr").map((row) => row.textContent ?? "");
  const olivia = await rowsOf("olivia");
  expect(olivia[0]).toMatch(/^United States2025\d+1$/);
  expect(olivia.find((row) => row.startsWith("Belgium"))).toMatch(/^Belgium2025\d+\d+$/);
  expect(olivia.some((row) => row.startsWith("Scotland"))).toBe(false);
  expect((await rowsOf("jean")).some((row) => row.startsWith("England and Wales, girls2024"))).toBe(true);
  expect((await rowsOf("olivia")).find((row) => row.startsWith("New South Wales"))).toContain("top 100 only");
  expect(await rowsOf("dutchess")).toEqual([]);
  const credits = await site.get("/credits");
  expect(credits.text).toContain("Source: Central Statistics Office, Ireland, CC BY 4.0");
});

test("before 2003 a map has ranks alone, with the reason; a rank that is none is told in words", async () => {
  const page = await site.get("/names/map?name=linda&from=1950&state=AK");
  expect(page.text).toContain("Linda, 1950–1959");
  expect(page.text).toContain("Alaska: No.");
  expect(page.text).toContain("we can’t say where a name was used more often than in the US");
  expect(page.select(".pl-map").getAttribute("aria-label")).toBe("Ranks of Linda by state, girls, 1950–1959");
  const rows = page.selectAll(".pl-table tbody tr").map(textOf);
  expect(rows).toHaveLength(51);
  expect(page.selectAll(".pl-table thead th").map(textOf)).toEqual(["State", "Rank", "Listed births"]);
  expect(page.get("link", "1940s").getAttribute("href")).toBe("/names/map?name=linda&sex=girls&from=1940");
  expect(textOf(page.select('main [aria-current="true"]'))).toBe("1950s");

  const rare = await site.get("/names/map?name=guadalupe&from=1930");
  expect(rare.selectAll(".pl-table tbody td").map(textOf)).toContain("Not in the top 100");
  expect(rare.text).toMatch(/In the top 10 in |In the top 100 in /);
});

test("a name that is too rare now leads to the decades in which it had ranks, and other years say why not", async () => {
  const orville = await site.get("/names/map?name=orville");
  expect(orville.text).toContain("Too few babies were named Orville");
  expect(orville.get("link", "1910s").getAttribute("href")).toContain("from=1910");
  const unranked = await site.get("/names/map?name=jayden&from=1950");
  expect(unranked.text).toContain("Jayden was not in the top 100 for boys of any state in 1950–1959.");
});

test("a state’s page has the top ten of each decade, and their top 100 as a file", async () => {
  const browser = site.browser();
  const plain = await browser.get("/names/states/new-york");
  expect(plain.text).toContain("Top ten by decade");
  const page = await browser.follow(plain, plain.get("link", "1950s"));
  expect(page.text).toContain("The top ten of the 1950s");
  const names = page.selectAll(".pl-ranked li").map(textOf);
  expect(names.length).toBeGreaterThanOrEqual(20);
  expect(names[0]).toMatch(/^1\. ?Mary 50,117 births$/);
  expect(page.meta("robots")).toBe("noindex,follow");
  const path = page.get("link", "Top 100 of the 1950s as CSV").getAttribute("href") ?? "";
  const { bytes, headers } = await browser.ask({ path });
  expect(headers.get("content-disposition")).toContain("new-york-top-100-1950-1959.csv");
  expect(rowsInCsv(bytes.toString())[0]).toEqual(["NY", "1950", "1959", "girls", "1", "Mary", "50117"]);
  const alaska = await browser.get("/names/states/alaska?from=1910");
  expect(alaska.selectAll(".pl-ranked li").length).toBeLessThan(20);
});

test("records that ended before now are curves with their years, and lead to all countries side by side", async () => {
  const page = await site.get("/names/olivia");
  const older = page.selectAll(".older li").map(textOf);
  expect(older.find((text) => text.startsWith("Scotland"))).toMatch(
    /^Scotland 1974–2020 176 per 10,000 girls in 2020, No\. \d+$/,
  );
  expect(older.some((text) => text.startsWith("Belgium"))).toBe(false);
  expect(page.text).toContain("These end before 2023");
  expect(page.get("link", "Every country by year").getAttribute("href")).toBe(
    "/compare/countries?names=olivia",
  );
  const jean = (await site.get("/names/jean")).selectAll(".older li").map(textOf);
  expect(jean.some((text) => text.includes(", girls"))).toBe(true);
});
