import { expect, test } from "vitest";
import { blocksOf, tableOf, columnsOf, noteLines, allText } from "#tests/fixtures/sheet-parts.ts";
import { SHEETS } from "./sheets.ts";

test("a growth chart has twelve rows of five columns, WHO's percentiles and curves of its sex, and six note lines on two pages", () => {
  const sexes = { "growth-chart-boys": "boy", "growth-chart-girls": "girl" } as const;
  for (const id of ["growth-chart-boys", "growth-chart-girls"] as const) {
    expect(SHEETS[id].pages.map((blocks) => blocks.map(({ kind }) => kind))).toEqual([
      ["lines", "table", "percentiles"],
      ["curves", "notes"],
    ]);
    expect(tableOf(id, "measurements").rows.length).toBe(12);
    expect(columnsOf(id, "measurements")).toEqual([
      "Date",
      "Age in months",
      "Weight",
      "Length",
      "Head circumference",
    ]);
    expect(noteLines(id)).toBe(6);
    expect([...blocksOf(id, "percentiles"), ...blocksOf(id, "curves")].map(({ sex }) => sex)).toEqual([
      sexes[id],
      sexes[id],
    ]);
    expect(allText(id)).toContain("WHO Child Growth Standards, World Health Organization (2006, 2007)");
    expect(SHEETS[id].span).toContain("0–24 months");
  }
});

test("the feeding log has fifteen rows, its legend, a daily summary and three note lines", () => {
  const id = "feeding-log";
  expect(tableOf(id, "feeds").rows.length).toBe(15);
  expect(columnsOf(id, "feeds")).toEqual(["Time", "Type", "Amount", "Duration", "Notes"]);
  expect(tableOf(id, "feeds").columns[1]?.entry).toEqual({ kind: "choice", choices: ["BF", "BT", "SF"] });
  expect(blocksOf(id, "legend")[0]?.entries.map(({ sign }) => sign)).toEqual(["BF", "BT", "SF"]);
  expect(blocksOf(id, "lines").map(({ title }) => title)).toContain("Daily summary");
  expect(noteLines(id)).toBe(3);
});

test("the milestone tracker has four items at each of five ages, from birth to 18 months, and four note lines", () => {
  const id = "milestone-tracker";
  expect(blocksOf(id, "checklist").map(({ title, items }) => [title, items.length])).toEqual([
    ["By 2 months", 4],
    ["By 4 months", 4],
    ["By 6 months", 4],
    ["By 9 months", 4],
    ["By 12 months", 4],
  ]);
  expect(SHEETS[id].span).toBe("Birth to 18 months");
  expect(noteLines(id)).toBe(4);
  expect(allText(id)).toContain("CDC, “Learn the Signs. Act Early.”, 2022");
});

test("the sleep tracker has one night, eight naps, four qualities, the environment and a summary", () => {
  const id = "sleep-tracker";
  expect(tableOf(id, "night").rows.length).toBe(1);
  expect(tableOf(id, "naps").rows.length).toBe(8);
  for (const table of ["night", "naps"]) {
    expect(tableOf(id, table).columns.find((column) => column.label === "Quality")?.entry).toEqual({
      kind: "choice",
      choices: ["Excellent", "Good", "Fair", "Poor"],
    });
  }
  expect(blocksOf(id, "lines").map(({ title }) => title)).toEqual([
    undefined,
    "Sleep environment",
    "Summary",
  ]);
});

test("the vaccination record has the ages of the specification, six blank rows, and every abbreviation in its legend", () => {
  const id = "vaccination-record";
  const { rows } = tableOf(id, "doses");
  const ages = new Set(rows.flatMap(({ printed }) => printed?.["age"] ?? []));
  expect([...ages]).toEqual(["Birth", "2 months", "4 months", "6 months", "12–15 months", "15–23 months"]);
  expect(rows.filter(({ printed }) => printed === undefined).length).toBe(6);
  expect(columnsOf(id, "doses")).toEqual([
    "Age",
    "Vaccine",
    "Dose",
    "Date",
    "Product and lot",
    "Where and by whom",
    "Reaction",
  ]);
  const signs = blocksOf(id, "legend").flatMap(({ entries }) => entries.map(({ sign }) => sign));
  const vaccines = new Set(rows.flatMap(({ printed }) => printed?.["vaccine"]?.split(" ")[0] ?? []));
  expect(new Set(signs)).toEqual(vaccines);
  expect(allText(id)).toContain(
    "Routine US schedule, AAP ages, January 2026, from secondary copies. Schedules changed in 2026, so ask your clinician",
  );
  expect(allText(id)).toContain("CDC’s January 2026 list");
});

test("the vaccination record has every dose that AAP’s ages ask for by 23 months, and says what comes later", () => {
  const id = "vaccination-record";
  const doses = tableOf(id, "doses").rows.flatMap(({ printed }) => (printed === undefined ? [] : [printed]));
  const count = (vaccine: string) => doses.filter((printed) => printed["vaccine"] === vaccine).length;
  const given = ["HepB", "RSV antibody", "RV", "DTaP", "Hib", "PCV", "IPV", "MMR", "VAR", "HepA"];
  expect(given.map((vaccine) => [vaccine, count(vaccine)])).toEqual([
    ["HepB", 3],
    ["RSV antibody", 1],
    ["RV", 3],
    ["DTaP", 4],
    ["Hib", 4],
    ["PCV", 4],
    ["IPV", 3],
    ["MMR", 1],
    ["VAR", 1],
    ["HepA", 2],
  ]);
  const second = doses.find(({ vaccine, dose }) => vaccine === "HepB" && dose?.startsWith("2"));
  expect(second?.["dose"]).toBe("2, 1–2 months");
  expect(SHEETS[id].span).toBe("0–18 years, schedule to 23 months");
  for (const said of [
    "unless the mother was vaccinated at least 14 days before birth",
    "flu each year from 6 months",
    "COVID-19 at 6–23 months",
    "at 4–6 years DTaP 5, IPV 4, MMR 2, VAR 2",
  ]) {
    expect(allText(id)).toContain(said);
  }
});

test("the doses keep the ids under which browsers hold what was filled in", () => {
  const ids = new Set(tableOf("vaccination-record", "doses").rows.map((row) => row.id));
  const kept =
    "hepb-birth rsv-antibody-birth hepb-2-months rv-2-months dtap-2-months hib-2-months pcv-2-months ipv-2-months " +
    "rv-4-months dtap-4-months hib-4-months pcv-4-months ipv-4-months hepb-6-months rv-6-months dtap-6-months " +
    "hib-6-months pcv-6-months ipv-6-months hib-12-15-months pcv-12-15-months mmr-12-15-months var-12-15-months " +
    "hepa-12-15-months more-1 more-2 more-3 more-4 more-5 more-6";
  expect(kept.split(" ").filter((id) => !ids.has(id))).toEqual([]);
});

test("the size tracker has a clothing history, ten rows of shoes, and two guides to sizes with where they come from", () => {
  const id = "size-tracker";
  expect(blocksOf(id, "table").map(({ title }) => title)).toEqual(["Clothing history", "Shoe history"]);
  expect(tableOf(id, "shoes").rows.length).toBe(10);
  expect(blocksOf(id, "reference").map(({ title, rows }) => [title, rows.length])).toEqual([
    ["Clothes", 10],
    ["Shoes", 9],
  ]);
  for (const { source } of blocksOf(id, "reference")) expect(source.length).toBeGreaterThan(40);
  expect(SHEETS[id].span).toBe("0–36 months");
});
