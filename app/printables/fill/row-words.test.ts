import { expect, test } from "vitest";
import { EXAMPLES, ROW_WORDS } from "#content/printables/fill-words.ts";
import { SHEETS } from "#content/printables/sheets.ts";
import { answerKey } from "#domain/printables/answers.ts";
import { rowName, rowWords } from "./row-words.ts";

const tables = Object.values(SHEETS)
  .flatMap(({ pages }) => pages.flat())
  .filter((block) => block.kind === "table");
const tableOf = (id: string) => tables.find((table) => table.id === id);

test("Every row of every sheet has a name of its own, and no word is left to fill in", () => {
  for (const table of tables) {
    const names = table.rows.map((row) => rowName(table, row));
    expect(new Set(names).size).toBe(names.length);
    expect(names.join()).not.toMatch(/[{}]/);
  }
  const [doses, naps] = [tableOf("doses"), tableOf("naps")];
  expect(doses?.rows.slice(0, 1).map((row) => rowName(doses, row))).toEqual(["Birth: HepB 1"]);
  expect(naps?.rows.slice(0, 1).map((row) => rowName(naps, row))).toEqual(["Nap 1"]);
});

test("A folded row says what was written into it", () => {
  const feeds = tableOf("feeds");
  const answers = {
    "feeds.1.time": "19:05",
    "feeds.1.type": "BF",
    "feeds.1.notes": "sleepy",
    "feeds.2.type": "BT",
  };
  expect(feeds?.rows.slice(0, 1).map((row) => rowWords(feeds, row, answers))).toEqual([
    "7:05 PM, BF, sleepy",
  ]);
});

test("Words and examples belong to tables and columns that there are", () => {
  expect(Object.keys(ROW_WORDS).filter((id) => tableOf(id) === undefined)).toEqual([]);
  const keys = new Set(
    tables.flatMap(({ id, columns }) => columns.map((column) => answerKey(id, column.id))),
  );
  expect(Object.keys(EXAMPLES).filter((key) => !keys.has(key))).toEqual([]);
});
