import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { answerKey, blanksOf } from "#domain/printables/answers.ts";
import { PRINTABLE_CATEGORIES } from "#domain/printables/printable.ts";
import { PAGES } from "#content/site/pages.ts";
import { SHEET_IDS, type SheetId } from "#domain/printables/sheet.ts";
import { blocksOf, noteLines } from "#tests/fixtures/sheet-parts.ts";
import { PRINTABLE_CATEGORY_LABELS, PRINTABLES_PAGE, TEMPLATE_PAGE } from "./printables-page.ts";
import { PRINTABLES } from "./printables.ts";
import { SHEETS } from "./sheets.ts";

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
  expect(PAGES.printables.related.to).toEqual(["/baby-safety", "/education", "/blog"]);
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

test("a choice keeps to its column, and a key names the blank it belongs to", () => {
  expect(answerKey("measurements", 3, "weight")).toBe("measurements.3.weight");
  expect(blanksOf(SHEETS["growth-chart-girls"]).get("measurements.3.weight")).toEqual({ kind: "text" });
  expect(blanksOf(SHEETS["vaccination-record"]).get("doses.rv-2-months.date")).toEqual({ kind: "date" });
});

test("the stylesheet knows the width of every column and the height of every row to write in", () => {
  const paper = new URL("../../app/printables/paper/", import.meta.url);
  const css = ["columns.css", "tables.css"]
    .map((file) => readFileSync(new URL(file, paper), "utf8"))
    .join("");
  const unknown = SHEET_IDS.flatMap((id) =>
    blocksOf(id, "table").flatMap(({ columns, rowMm }) => {
      const whole = columns.reduce((sum, { share }) => sum + share, 0);
      const widths = columns.map(({ share }) => `col[data-percent="${Math.round((100 * share) / whole)}"]`);
      const heights = rowMm === 9.6 ? [] : [`&[data-row="${rowMm}"] td`];
      return [...widths, ...heights].filter((rule) => !css.includes(rule));
    }),
  );
  expect(unknown).toEqual([]);
});
