import { expect, test } from "vitest";
import { rowsInCsv } from "#tests/support/list-rows.ts";
import { first } from "#tests/pages/site/name-cards.ts";
import { openSite } from "#tests/pages/site/open-site.ts";
import { textOf } from "#tests/pages/site/queries.ts";

const site = await openSite();

test("without JavaScript a form puts one or two names side by side in each country that lists them", async () => {
  const browser = site.browser();
  const begun = await browser.get("/compare/countries");
  expect(begun.text).toContain("This is an example.");
  const page = await browser.submit(begun, first(begun.all("button", "Show"), "Show"), {
    names: "Jack, Oliver",
    since: "1990",
  });
  expect(textOf(page.select("#ctr-title"))).toBe("Jack and Oliver");
  const panels = page.selectAll(".ctr-panels > li");
  expect(panels.map((panel) => textOf(panel.querySelector("h3") ?? panel))).toEqual(
    expect.arrayContaining(["United States", "England and Wales", "Scotland", "Berlin"]),
  );
  expect(page.text).toContain("Jack, per 10,000 boys");
  expect(page.text).toContain("New South Wales publishes only its top 100");
  expect(panels.some((panel) => textOf(panel).includes("New South Wales"))).toBe(false);
  const scotland = panels.find((panel) => textOf(panel).startsWith("Scotland")) ?? expect.fail();
  expect(textOf(scotland)).toMatch(
    /^Scotland 1990–2020 ?400 Jack: 168 in 2020, No\.\s1 Oliver: 130 in 2020, No\.\s4$/,
  );
  expect(page.meta("robots")).toBe("noindex,follow");
});

test("the years are the country’s own: a dash is a gap, and blank is no records", async () => {
  const page = await site.get("/compare/countries?names=isolde");
  const [head = [], ...rows] = page
    .selectAll(".numbers tr")
    .map((row) => Array.from(row.children, (cell) => cell.textContent ?? ""));
  const place = head.indexOf("England and Wales");
  const inYear = (year: string) => rows.find(([each]) => each === year)?.[place];
  expect(inYear("1950")).toBe("");
  expect(inYear("2024")).toMatch(/^(–|[\d.]+|under 0\.1)$/);
  expect(rows.flat()).toContain("–");
  expect(rows.flat()).not.toContain("0.0");
});

test("whose births they are is said, and where the other sex gets the name more", async () => {
  const girls = await site.get("/compare/countries?names=jean&among=girls");
  expect(girls.text).toContain("Jean, per 10,000 girls");
  expect(girls.text).toContain("In France more boys than girls got the name Jean, all years");
  const boys = await site.get("/compare/countries?names=jean&among=boys");
  expect(boys.text).not.toContain("In France more");
});

test("what cannot be had is said", async () => {
  const page = await site.get("/compare/countries?names=zzzqq,jack,oliver,noah");
  expect(page.text).toContain("We have no records of “zzzqq”.");
  expect(page.text).toContain("We show two names at a time. Not shown: Noah.");
  const none = await site.get("/compare/countries?names=zzzqq");
  expect(none.selectAll(".ctr-panels")).toEqual([]);
  expect(none.status).toBe(200);
});

test("the file has each year with its source, and leaves out what is a top 100", async () => {
  const browser = site.browser();
  const page = await browser.get("/compare/countries?names=olivia");
  const path = page.get("link", "Download as CSV").getAttribute("href") ?? "";
  const { bytes, headers } = await browser.ask({ path });
  expect(headers.get("content-disposition")).toContain("countries-olivia-girls.csv");
  const rows = rowsInCsv(bytes.toString());
  const countries = new Set(rows.map(([country]) => country));
  expect([...countries]).toEqual(
    expect.arrayContaining(["United States", "Ireland", "Belgium", "New Zealand"]),
  );
  expect(countries.has("New South Wales")).toBe(false);
  expect(page.text).toContain("New South Wales");
  const ireland = rows.find(([country, year]) => country === "Ireland" && year === "2024");
  expect(ireland?.[7]).toBe("Source: Central Statistics Office, Ireland, CC BY 4.0");
  const us = rows.find(([country, year]) => country === "United States" && year === "2025");
  expect(us?.[6]).toBe("1");
});

test("the chart of US births leads there with its names", async () => {
  const page = await site.get("/compare?names=ivy,june,hazel");
  expect(page.get("link", "Put countries side by side").getAttribute("href")).toBe(
    "/compare/countries?names=ivy,june",
  );
});
