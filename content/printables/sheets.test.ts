import { expect, test } from "vitest";
import { answerKey, blanksOf } from "#domain/printables/answers.ts";
import { PRINTABLE_CATEGORIES } from "#domain/printables/printable.ts";
import { type Block, SHEET_IDS, type SheetId } from "#domain/printables/sheet.ts";
import { PRINTABLE_CATEGORY_LABELS, PRINTABLES_PAGE, TEMPLATE_PAGE } from "./printables-page.ts";
import { PRINTABLES } from "./printables.ts";
import { SHEETS } from "./sheets.ts";

type Kind<Name extends Block["kind"]> = Extract<Block, { kind: Name }>;

function blocksOf<Name extends Block["kind"]>(id: SheetId, kind: Name): readonly Kind<Name>[] {
  return SHEETS[id].pages.flat().filter((block): block is Kind<Name> => block.kind === kind);
}
const tableOf = (id: SheetId, table: string) =>
  blocksOf(id, "table").find((each) => each.id === table) ?? expect.fail(table);
const columnsOf = (id: SheetId, table: string) => tableOf(id, table).columns.map(({ label }) => label);
const noteLines = (id: SheetId) => blocksOf(id, "notes").reduce((sum, { lines }) => sum + lines, 0);
const allText = (id: SheetId) => JSON.stringify(SHEETS[id]);

test("the seven sheets are the seven cards: ids, titles, ages and files agree", () => {
  expect(PRINTABLES.map(({ id }) => id)).toEqual(SHEET_IDS);
  for (const { id, title, downloadUrl } of PRINTABLES) {
    expect([SHEETS[id].id, SHEETS[id].title]).toEqual([id, title]);
    expect(downloadUrl).toBe(`/api/printables/${id}.pdf`);
  }
  expect(Object.fromEntries(PRINTABLES.map(({ id, ageRange }) => [id, ageRange]))).toEqual({
    "growth-chart-boys": "0-24 months",
    "growth-chart-girls": "0-24 months",
    "milestone-tracker": "0-18 months",
    "feeding-log": "0-12 months",
    "sleep-tracker": "0-24 months",
    "vaccination-record": "0-18 years",
    "size-tracker": "0-36 months",
  });
});

test("the categories and the fixed words are the specification's", () => {
  expect(["all", ...PRINTABLE_CATEGORIES].map((id) => PRINTABLE_CATEGORY_LABELS[categoryOf(id)])).toEqual([
    "All",
    "Growth Tracking",
    "Development",
    "Feeding",
    "Sleep",
    "Health",
    "Shopping",
  ]);
  for (const category of PRINTABLE_CATEGORIES) {
    expect(PRINTABLES.some((printable) => printable.category === category)).toBe(true);
  }
  expect([PRINTABLES_PAGE.view, PRINTABLES_PAGE.use.heading, PRINTABLES_PAGE.tips.heading]).toEqual([
    "View Template",
    "How to Use These Resources",
    "Tracking Tips",
  ]);
  expect([TEMPLATE_PAGE.back, TEMPLATE_PAGE.print]).toEqual(["Back to Resources", "Print Template"]);
  expect(PRINTABLES_PAGE.related.links.map(({ href }) => href)).toEqual([
    "/baby-safety",
    "/education",
    "/blog",
  ]);
});

function categoryOf(id: string) {
  return id === "all" ? "all" : (PRINTABLE_CATEGORIES.find((known) => known === id) ?? "all");
}

test("every blank of a sheet has a key of its own", () => {
  for (const id of SHEET_IDS) {
    const blocks = SHEETS[id].pages.flat();
    const ids = blocks.flatMap((block) => ("id" in block ? [block.id] : []));
    expect(new Set(ids).size, id).toBe(ids.length);
    for (const block of blocks) {
      const own =
        block.kind === "table"
          ? [block.rows.map((row) => row.id), block.columns.map((column) => column.id)]
          : block.kind === "lines"
            ? [block.rows.flat().map((blank) => blank.id)]
            : block.kind === "checklist"
              ? [block.items.map((item) => item.id)]
              : [];
      for (const each of own) expect(new Set(each).size, `${id}: ${each.join(" ")}`).toBe(each.length);
    }
    const keys = [...blanksOf(SHEETS[id]).keys()];
    expect(keys.length).toBe(blanksCounted(id));
    for (const key of keys) expect(key).toMatch(/^[a-z0-9-]+(\.[a-z0-9-]+)+$/);
  }
});

/** Counted block by block: a key that two blanks share would be missing in the map. */
function blanksCounted(id: SheetId): number {
  const inTables = blocksOf(id, "table").map(({ rows, columns }) =>
    rows.reduce((sum, { printed = {} }) => sum + columns.length - Object.keys(printed).length, 0),
  );
  const inLines = blocksOf(id, "lines").map(({ rows }) => rows.flat().length);
  const inLists = blocksOf(id, "checklist").map(({ items }) => items.length * 2);
  return [...inTables, ...inLines, ...inLists, noteLines(id)].reduce((sum, count) => sum + count, 0);
}

test("what is printed stands in a column of its table, and every row of a reference is whole", () => {
  for (const id of SHEET_IDS) {
    for (const { columns, rows } of blocksOf(id, "table")) {
      const known = columns.map((column) => column.id);
      for (const { printed = {} } of rows)
        expect(known).toEqual(expect.arrayContaining(Object.keys(printed)));
    }
    for (const { columns, rows } of blocksOf(id, "reference")) {
      for (const row of rows) expect(row.length).toBe(columns.length);
    }
  }
});

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
  expect([...ages]).toEqual(["Birth", "2 months", "4 months", "6 months", "12–15 months"]);
  expect(rows.filter(({ printed }) => printed === undefined).length).toBe(6);
  expect(columnsOf(id, "doses")).toEqual([
    "Age",
    "Vaccine",
    "Dose",
    "Date",
    "Product and lot",
    "Where, by whom",
    "Reaction",
  ]);
  const signs = blocksOf(id, "legend").flatMap(({ entries }) => entries.map(({ sign }) => sign));
  const vaccines = new Set(rows.flatMap(({ printed }) => printed?.["vaccine"]?.split(" ")[0] ?? []));
  expect(new Set(signs)).toEqual(vaccines);
  expect(allText(id)).toContain(
    "Routine US schedule, AAP ages, January 2026, from secondary copies; schedules changed in 2026: ask your clinician",
  );
  expect(allText(id)).toContain("CDC’s list of January 2026");
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

test("a choice keeps to its column, and a key names the blank it belongs to", () => {
  expect(answerKey("measurements", 3, "weight")).toBe("measurements.3.weight");
  expect(blanksOf(SHEETS["growth-chart-girls"]).get("measurements.3.weight")).toEqual({ kind: "text" });
  expect(blanksOf(SHEETS["vaccination-record"]).get("doses.rv-2-months.date")).toEqual({ kind: "date" });
});
