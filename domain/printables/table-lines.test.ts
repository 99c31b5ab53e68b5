import { expect, test } from "vitest";
import { darkerAfter, repeatsAbove } from "./table-lines.ts";
import type { Column, Row } from "./sheet.ts";

const columns: readonly Column[] = ["age", "dose"].map((id) => ({
  id,
  label: id,
  entry: { kind: "text" },
  share: 1,
}));
const printed = (id: string, age: string): Row => ({ id, printed: { age, dose: id } });
const blank = (id: string): Row => ({ id });

test("every fifth row is followed by a darker line, and the last one", () => {
  const rows = Array.from({ length: 12 }, (_, place) => blank(`${place}`));
  expect([...darkerAfter({ columns, rows })]).toEqual([4, 9, 11]);
});

test("rows of one age are a group, which ends with a darker line; blank rows after it are one, too", () => {
  const rows = [
    printed("1", "Birth"),
    printed("2", "2 months"),
    printed("3", "2 months"),
    blank("4"),
    blank("5"),
  ];
  expect([...darkerAfter({ columns, rows })]).toEqual([0, 2, 4]);
  const repeated = rows.flatMap((row, place) => (repeatsAbove({ columns, rows }, place) ? row.id : []));
  expect(repeated).toEqual(["3"]);
});

test("rows that are only numbered are no groups", () => {
  const rows = Array.from({ length: 8 }, (_, place) => ({
    id: `${place}`,
    printed: { age: `${place + 1}` },
  }));
  expect([...darkerAfter({ columns, rows })]).toEqual([4, 7]);
});

test("only the first column makes groups: the same dose twice is said twice", () => {
  const rows = ["1", "2"].map((id): Row => ({ id, printed: { age: id, dose: "1" } }));
  expect(repeatsAbove({ columns, rows }, 1, "dose")).toBe(false);
  expect(repeatsAbove({ columns, rows }, 1, "age")).toBe(false);
});
