import { describe, expect, test } from "vitest";
import type { FilledSheet, StoredChild, StoredSheets } from "./stored-sheets.ts";
import { mergeSheets } from "./merge-sheets.ts";
import { LARGEST_FILE_BYTES, readSheetsFile, sheetsFile, sheetsFileName } from "./sheets-file.ts";

const FORMAT = "almanac-filled-sheets";
const at = (hour: number) => `2026-11-21T0${hour}:00:00.000Z`;
const maya: StoredChild = { id: "c1", name: "Maya", born: "", begunAt: at(0), changedAt: at(1) };
const sheet = (id: string, hour: number, time = "07:30"): FilledSheet => ({
  id,
  child: "c1",
  sheet: "feeding-log",
  answers: { "feeds.1.time": time },
  begun: "2026-11-21",
  changedAt: at(hour),
});
const kept: StoredSheets = { children: [maya], sheets: [sheet("s1", 2), sheet("s2", 2)] };
const written = (content: unknown) => readSheetsFile(JSON.stringify(content), FORMAT);

describe("Sheets in a file", () => {
  test("come back as they went, unknown parts included", () => {
    const [first] = kept.sheets;
    const all = { ...kept, sheets: [{ ...first, mood: "sunny" }] };
    const text = JSON.stringify({ ...sheetsFile(FORMAT, "2026-11-21", kept), ...all });
    expect(readSheetsFile(text, FORMAT)).toEqual({ kind: "sheets", kept: all, unreadable: 0 });
  });

  test("are dated, and the file is named after its day", () => {
    expect(sheetsFile(FORMAT, "2026-11-21", kept)).toMatchObject({ version: 1, savedOn: "2026-11-21" });
    expect(sheetsFileName("2026-11-21")).toBe("filled-sheets-2026-11-21.json");
  });
});

describe("A file from elsewhere", () => {
  test("may be no JSON, or only the beginning of one", () => {
    expect(readSheetsFile("Hazel", FORMAT)).toEqual({ kind: "not json" });
    const text = JSON.stringify(sheetsFile(FORMAT, "2026-11-21", kept));
    expect(readSheetsFile(text.slice(0, -20), FORMAT)).toEqual({ kind: "not json" });
  });

  test("may be JSON of another kind", () => {
    for (const other of [null, 7, [], {}, { format: "recipes", version: 1 }, { format: FORMAT, version: 1 }])
      expect(written(other)).toEqual({ kind: "other format" });
  });

  test("may come from a newer page", () => {
    expect(written({ format: FORMAT, version: 2, children: [], sheets: [] })).toEqual({
      kind: "newer version",
    });
  });

  test("may be huge, or empty", () => {
    expect(readSheetsFile("x".repeat(LARGEST_FILE_BYTES + 1), FORMAT)).toEqual({ kind: "too large" });
    expect(written(sheetsFile(FORMAT, "", { children: [maya], sheets: [] }))).toEqual({ kind: "empty" });
  });

  test("may hold damaged entries, which are counted", () => {
    const file = { ...sheetsFile(FORMAT, "2026-11-21", kept), sheets: [...kept.sheets, null, { id: "s3" }] };
    expect(written(file)).toEqual({ kind: "sheets", kept, unreadable: 2 });
  });
});

describe("Bringing sheets in", () => {
  test("adds what is new, renews what is older here, and leaves what is newer here", () => {
    const brought = {
      children: [],
      sheets: [sheet("s1", 3, "08:00"), sheet("s2", 1, "09:00"), sheet("s3", 1)],
    };
    const { changed, ...counts } = mergeSheets(kept, brought);
    expect(counts).toEqual({ added: 1, renewed: 1, same: 1 });
    expect(changed.sheets.map(({ id, answers }) => [id, answers["feeds.1.time"]])).toEqual([
      ["s1", "08:00"],
      ["s3", "07:30"],
    ]);
  });

  test("brings the children along; an older name does not come back", () => {
    const brought = {
      children: [
        { ...maya, name: "Baby", changedAt: at(0) },
        { ...maya, id: "c2", name: "Theo" },
      ],
      sheets: [],
    };
    expect(mergeSheets(kept, brought).changed.children.map(({ name }) => name)).toEqual(["Theo"]);
  });

  test("twice changes nothing", () => {
    expect(mergeSheets(kept, kept)).toEqual({
      changed: { children: [], sheets: [] },
      added: 0,
      renewed: 0,
      same: 2,
    });
  });
});
