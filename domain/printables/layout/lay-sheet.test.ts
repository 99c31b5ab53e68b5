import { expect, test } from "vitest";
import type { Block, Sheet } from "#domain/printables/sheet.ts";
import { laySheet } from "./lay-sheet.ts";
import type { PaperMark, Node } from "./marks.ts";

/** Letters as wide as half their height. */
const textWidth = (text: string, _: string, size: number) => (text.length * size) / 2;
const words = {
  site: "Site",
  copy: "free to copy",
  date: "Date",
  page: "Page {page} of {pages}",
  ticked: "ticked",
};
const given = { textWidth, words, answers: {}, figures: null };

const log = (rows: number, rowMm = 9.6): Block => ({
  kind: "table",
  id: "log",
  columns: [
    { id: "time", label: "Time", entry: { kind: "time" }, share: 1 },
    { id: "what", label: "What", entry: { kind: "choice", choices: ["A", "B"] }, share: 3 },
  ],
  rows: Array.from({ length: rows }, (_, place) => ({ id: `${place + 1}` })),
  rowMm,
});
const notes = (lines: number): Block => ({ kind: "notes", id: "notes", title: "Notes", lines });
const sheet = (...pages: readonly (readonly Block[])[]): Sheet => ({
  id: "feeding-log",
  title: "Log",
  span: "A day",
  pages,
  closing: "Not advice.",
});

test("the title stands at the top, the last line at the bottom, the blocks between them", () => {
  const [page] = laySheet(sheet([log(3), notes(2)]), "letter", given);
  const marks = marksOf(page?.nodes ?? []);
  const baselines = ["Log", "Time", "Notes", "Not advice."].map((text) => textOf(marks, text)?.at[1] ?? 0);
  expect(baselines).toEqual(baselines.toSorted((one, other) => one - other));
  expect(textOf(marks, "Site · log · free to copy")?.at[1]).toBe(baselines.at(-1));
  expect(page?.height).toBe(792);
});

test("each page of a sheet is a page of paper, and a further one says which it is", () => {
  const pages = laySheet(sheet([log(3)], [notes(2)]), "a4", given);
  expect(pages.map(({ width }) => width)).toEqual([595.28, 595.28]);
  const second = marksOf(pages[1]?.nodes ?? []);
  expect(textOf(second, "Page 2 of 2")).toBeDefined();
  expect(textOf(second, "A day")).toBeUndefined();
});

test("a full page gives up air before anything else, and one that is too full is refused", () => {
  const gapIn = (rows: number) => {
    const [page] = laySheet(sheet([log(rows), notes(1)]), "letter", given);
    const marks = marksOf(page?.nodes ?? []);
    return (textOf(marks, "Notes")?.at[1] ?? 0) - (textOf(marks, "Time")?.at[1] ?? 0) - rows * 27.2;
  };
  expect(gapIn(22)).toBeLessThan(gapIn(15));
  expect(() => laySheet(sheet([log(30)]), "letter", given)).toThrow("Page 1 of “Log” does not fit letter.");
  expect(laySheet(sheet([log(30, 6.5)]), "letter", given).length).toBe(1);
});

test("an answer stands in its cell, and the chosen box is ticked", () => {
  const answers = { "log.2.time": "9:30 AM", "log.2.what": "B" };
  const [page] = laySheet(sheet([log(3)]), "letter", { ...given, answers });
  const marks = marksOf(page?.nodes ?? []);
  expect(textOf(marks, "9:30 AM")?.face).toBe("said");
  const boxes = marks.filter((mark) => mark.kind === "box");
  expect(boxes.map(({ ticked }) => ticked)).toEqual([false, false, false, true, false, false]);
});

function marksOf(nodes: readonly Node[]): readonly PaperMark[] {
  return nodes.flatMap((node) => ("tag" in node ? marksOf(node.children) : [node]));
}

function textOf(marks: readonly PaperMark[], text: string) {
  return marks.filter((mark) => mark.kind === "text").find((mark) => mark.text === text);
}
