import { describe, expect, test } from "vitest";
import { ANSWER_LIMIT, parseStoredSheets } from "./stored-sheets.ts";

const NOW = "2026-11-21T08:00:00.000Z";
const maya = { id: "c1", name: "Maya", born: "2026-05-21", begunAt: NOW, changedAt: NOW };
const log = {
  id: "s1",
  child: "c1",
  sheet: "feeding-log",
  answers: { "baby.name": "Maya", "feeds.1.time": "07:30" },
  begun: "2026-11-20",
  changedAt: NOW,
};

describe("What a browser gives back", () => {
  test("is what was kept", () => {
    expect(parseStoredSheets({ children: [maya], sheets: [log] })).toEqual({
      children: [maya],
      sheets: [log],
    });
  });

  test("may come from another build: what that knew, and this one does not, stays", () => {
    const newer = { ...log, color: "green", sheet: "tooth-chart", answers: { ...log.answers, "x.1": "y" } };
    const child = { ...maya, twins: true };
    expect(parseStoredSheets({ children: [child], sheets: [newer] })).toEqual({
      children: [child],
      sheets: [newer],
    });
  });

  test("may lack what an older build did not write", () => {
    const { begun: _begun, ...older } = log;
    const read = parseStoredSheets({ children: [{ id: "c1" }], sheets: [older] });
    expect(read.children).toEqual([{ id: "c1", name: "", born: "", begunAt: "", changedAt: "" }]);
    expect(read.sheets[0]?.begun).toBe("2026-11-21");
  });

  test("may be damaged: the damaged part alone is left out", () => {
    const children = [null, 7, "Maya", {}, { id: 1 }, { ...maya, born: "yesterday", name: 4 }];
    const answers = { "feeds.1.time": 7, "feeds.1.type": "BF", "feeds.2.type": null, "": "" };
    const sheets = [
      undefined,
      [],
      { ...log, child: 3 },
      { ...log, answers },
      { ...log, id: "s2", answers: "x" },
    ];
    const read = parseStoredSheets({ children, sheets });
    expect(read.children).toEqual([{ id: "c1", name: "", born: "", begunAt: NOW, changedAt: NOW }]);
    expect(read.sheets.map((each) => [each.id, each.answers])).toEqual([
      ["s1", { "feeds.1.type": "BF" }],
      ["s2", {}],
    ]);
  });

  test("may hold a sheet whose child is lost: it can still be reached", () => {
    expect(
      parseStoredSheets({ children: [], sheets: [log] }).children.map(({ id, name }) => [id, name]),
    ).toEqual([["c1", ""]]);
  });

  test("may hold a book in one blank: its beginning is kept", () => {
    const long = { ...log, answers: { "notes.1": "x".repeat(9999) } };
    expect(
      parseStoredSheets({ children: [maya], sheets: [long] }).sheets[0]?.answers["notes.1"],
    ).toHaveLength(ANSWER_LIMIT);
  });

  test("has its children in the order in which they came, whatever the order in which they lie", () => {
    const begun = (id: string, begunAt: string) => ({ ...maya, id, begunAt });
    const children = [begun("a", "2026-11-21T09:00:00.000Z"), begun("b", NOW), { id: "c" }];
    expect(parseStoredSheets({ children, sheets: [] }).children.map(({ id }) => id)).toEqual(["c", "b", "a"]);
  });
});
