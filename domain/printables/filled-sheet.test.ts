import { describe, expect, test } from "vitest";
import { answer, childAfter, dayOf, filledRows, newestFirst, openingAnswers } from "./filled-sheet.ts";
import { type FilledSheet, type StoredChild, namelessChild } from "./stored-sheets.ts";
import { saidAnswers } from "./said-answers.ts";
import type { Sheet } from "./sheet.ts";

const NOW = "2026-11-21T08:00:00.000Z";
const TEXT = { kind: "text" } as const;
const feeds = {
  kind: "table",
  id: "feeds",
  columns: [
    { id: "time", label: "Time", entry: { kind: "time" }, share: 1 },
    { id: "notes", label: "Notes", entry: TEXT, share: 1 },
  ],
  rows: [{ id: "1" }, { id: "2" }],
  rowMm: 9,
} as const;
const SHEET: Sheet = {
  id: "feeding-log",
  title: "Feeding log",
  span: "",
  closing: "",
  pages: [
    [
      {
        kind: "lines",
        id: "baby",
        rows: [
          [
            { id: "name", label: "Baby’s name", entry: TEXT, share: 1 },
            { id: "date", label: "Date", entry: { kind: "date" }, share: 1 },
          ],
        ],
      },
      feeds,
    ],
  ],
};
const EMPTY: FilledSheet = {
  id: "s1",
  child: "c1",
  sheet: "feeding-log",
  answers: {},
  begun: "2026-11-19",
  changedAt: "",
};
const maya: StoredChild = { ...namelessChild("c1"), name: "Maya", born: "2026-05-21" };

describe("A sheet that is filled", () => {
  test("takes an answer, and gives it back", () => {
    const filled = answer(EMPTY, "feeds.1.time", "07:30", NOW);
    expect(filled).toEqual({ ...EMPTY, answers: { "feeds.1.time": "07:30" }, changedAt: NOW });
    expect(answer(filled, "feeds.1.time", "", NOW).answers).toEqual({});
  });

  test("begins with what is known of the child, as far as it asks for it", () => {
    expect(openingAnswers(SHEET, maya)).toEqual({ "baby.name": "Maya" });
    expect(openingAnswers(SHEET, null)).toEqual({});
  });

  test("names its child", () => {
    expect(childAfter(maya, "baby.name", "Maya Lou", NOW)).toMatchObject({
      name: "Maya Lou",
      changedAt: NOW,
    });
    expect(childAfter(maya, "baby.born", "2026-05-22", NOW).born).toBe("2026-05-22");
    expect(childAfter(maya, "baby.born", "May", NOW)).toBe(maya);
    expect(childAfter(maya, "notes.1", "May", NOW)).toBe(maya);
  });

  test("is about its date, or the day on which it was begun; the newest comes first", () => {
    const dated = answer({ ...EMPTY, id: "s2" }, "baby.date", "2026-11-21", NOW);
    expect([dayOf(EMPTY), dayOf(dated)]).toEqual(["2026-11-19", "2026-11-21"]);
    expect(newestFirst([EMPTY, dated]).map(({ id }) => id)).toEqual(["s2", "s1"]);
  });

  test("knows the rows in which something stands", () => {
    expect([...filledRows(feeds, { "feeds.2.notes": "sleepy", "other.1.time": "x" })]).toEqual(["2"]);
  });

  test("shows days and times as Americans write them, and anything else as it is", () => {
    const given = { "baby.date": "2026-11-20", "feeds.1.time": "00:05", "feeds.2.time": "19:05", "x.y": "z" };
    expect(saidAnswers(SHEET, given)).toEqual({
      "baby.date": "Nov 20, 2026",
      "feeds.1.time": "12:05 AM",
      "feeds.2.time": "7:05 PM",
      "x.y": "z",
    });
    expect(saidAnswers(SHEET, { "baby.date": "Friday", "feeds.1.time": "noon" })).toEqual({
      "baby.date": "Friday",
      "feeds.1.time": "noon",
    });
  });
});
