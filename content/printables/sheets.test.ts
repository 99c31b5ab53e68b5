import { readFileSync } from "node:fs";
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
  expect([...ages]).toEqual(["Birth", "2 months", "4 months", "6 months", "12–15 months", "15–23 months"]);
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

test("a choice keeps to its column, and a key names the blank it belongs to", () => {
  expect(answerKey("measurements", 3, "weight")).toBe("measurements.3.weight");
  expect(blanksOf(SHEETS["growth-chart-girls"]).get("measurements.3.weight")).toEqual({ kind: "text" });
  expect(blanksOf(SHEETS["vaccination-record"]).get("doses.rv-2-months.date")).toEqual({ kind: "date" });
});

test("the stylesheet knows the width of every column and the height of every row to write in", () => {
  const css = readFileSync(new URL("../../app/styles/paper.css", import.meta.url), "utf8");
  const unknown = SHEET_IDS.flatMap((id) =>
    blocksOf(id, "table").flatMap(({ columns, rowMm }) => {
      const whole = columns.reduce((sum, { share }) => sum + share, 0);
      const widths = columns.map(({ share }) => `col[data-percent="${Math.round((100 * share) / whole)}"]`);
      const heights = rowMm === 9.6 ? [] : [`.sheet-pen[data-row="${rowMm}"]`];
      return [...widths, ...heights].filter((rule) => !css.includes(rule));
    }),
  );
  expect(unknown).toEqual([]);
});
