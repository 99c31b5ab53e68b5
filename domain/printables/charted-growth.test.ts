import { describe, expect, test } from "vitest";
import packed from "#data/who/standards.json" with { type: "json" };
import { checkDraft } from "#domain/growth/check-draft.ts";
import type { Child } from "#domain/growth/stored-growth.ts";
import { unpackStandards } from "#domain/growth/packed-standards.ts";
import { chartedChildren, draftOfRow, NOTHING_ANSWERED, rowsToBring, sameChild } from "./charted-growth.ts";
import { type FilledSheet, namelessChild } from "./stored-sheets.ts";

const standards = unpackStandards(packed);
const TODAY = "2026-11-21";
const US = { weight: "lb", length: "in" } as const;
const maya = { ...namelessChild("c1"), name: "Maya", born: "2026-05-21" };
const chart = (answers: FilledSheet["answers"], sheet = "growth-chart-girls", id = "s1"): FilledSheet => ({
  id,
  child: "c1",
  sheet,
  answers,
  begun: TODAY,
  changedAt: "",
});
const rows = {
  "measurements.1.date": "2026-11-20",
  "measurements.1.weight": "7.3 kg",
  "measurements.1.length": "65.7 cm",
  "measurements.1.head": "16.6 in",
  "measurements.2.date": "2026-07-21",
  "measurements.2.weight": "11 lb 5 oz",
  "measurements.3.weight": "no date, no measurement",
  "measurements.4.date": "2026-08-21",
};
const [charted] = chartedChildren({ children: [maya], sheets: [chart(rows)] });
const before: Child = {
  id: "made-by-hand",
  name: "maya ",
  sex: "girl",
  born: "2026-05-21",
  gestationWeeks: null,
  measurements: [{ date: "2026-07-21", weight: 5.1 }],
};

/** What the calculator would take from each row. */
const taken = (answers: FilledSheet["answers"], meant = NOTHING_ANSWERED) =>
  chartedChildren({ children: [maya], sheets: [chart(answers)] }).flatMap((child) =>
    child.rows.map((row) => checkDraft(standards, draftOfRow(child, row, US, meant), TODAY)),
  );

describe("Growth charts that were filled in", () => {
  test("give their rows with a day and a figure, oldest first", () => {
    expect(charted).toMatchObject({ id: "c1", name: "Maya", sex: "girl", born: "2026-05-21", weeks: null });
    expect(charted?.rows.map(({ id, date }) => [id, date])).toEqual([
      ["s1.2", "2026-07-21"],
      ["s1.1", "2026-11-20"],
    ]);
  });

  test("of one child on several sheets come together; a boy’s chart stays apart", () => {
    const sheets = [
      chart(rows),
      chart(rows, "growth-chart-girls", "s2"),
      chart(rows, "growth-chart-boys", "s3"),
    ];
    const all = chartedChildren({ children: [maya], sheets });
    expect(all.map(({ sex, rows: { length } }) => [sex, length])).toEqual([
      ["girl", 4],
      ["boy", 2],
    ]);
    expect(chartedChildren({ children: [maya], sheets: [chart(rows, "feeding-log")] })).toEqual([]);
  });

  test("are measurements in whatever units they were written", () => {
    expect(taken(rows).map((each) => each.questions === null && each.measurement)).toEqual([
      { date: "2026-07-21", weight: 5.131 },
      { date: "2026-11-20", weight: 7.3, length: 65.7, head: 42.164 },
    ]);
  });

  test("without a unit are read in the chosen one, and asked about where that is unlikely", () => {
    const row = { "measurements.1.date": "2026-11-20", "measurements.1.length": "65.7" };
    expect(taken(row)[0]?.questions).toMatchObject([
      { field: "length", doubt: { kind: "otherUnit", unit: "cm" } },
    ]);
    expect(taken(row, { sure: [], units: { length: "cm" } })[0]).toMatchObject({
      measurement: { length: 65.7 },
    });
  });

  test("with words for a figure are asked about", () => {
    const row = { "measurements.1.date": "2026-11-20", "measurements.1.weight": "as last time" };
    expect(taken(row)[0]?.questions).toEqual([{ field: "weight", fault: "notANumber" }]);
  });

  test("say when a baby came early", () => {
    const weeks = (text: string) => {
      const found = taken({ ...rows, "baby.weeks": text })[0];
      return found?.questions === null ? found.gestationWeeks : found?.questions[0]?.field;
    };
    expect(["34", "39+2", "term", "5"].map(weeks)).toEqual([34, null, null, "weeks"]);
  });
});

describe("Beside what the calculator has", () => {
  test("the same child is known by its id, or by its name, sex and birth", () => {
    expect(charted && sameChild(charted, [before])).toBe(before);
    expect(charted && sameChild(charted, [{ ...before, sex: "boy" }])).toBeNull();
    expect(charted && sameChild(charted, [{ ...before, id: "c1", name: "Lou" }])?.name).toBe("Lou");
  });

  test("only what is not there yet is offered", () => {
    expect(charted && rowsToBring(charted, null)).toHaveLength(2);
    expect(charted && rowsToBring(charted, before).map(({ date }) => date)).toEqual(["2026-11-20"]);
    const part = { ...before, measurements: [{ date: "2026-11-20", weight: 7 }] };
    expect(charted && rowsToBring(charted, part).at(-1)?.figures).toEqual({
      weight: "",
      length: "65.7 cm",
      head: "16.6 in",
    });
    const all = [...before.measurements, { date: "2026-11-20", weight: 7, length: 65, head: 42 }];
    expect(charted && rowsToBring(charted, { ...before, measurements: all })).toEqual([]);
  });
});
