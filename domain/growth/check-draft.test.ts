import { expect, test } from "vitest";
import packed from "#data/who/standards.json";
import { checkDraft, type Draft } from "./check-draft.ts";
import { unpackStandards } from "./packed-standards.ts";

const standards = unpackStandards(packed);
const TODAY = "2026-11-21";
const draft: Draft = {
  sex: "girl",
  born: "2026-05-21",
  weeks: null,
  date: "2026-11-20",
  figures: { weight: "7.3", length: "", head: "" },
  ounces: "",
  units: { weight: "kg", length: "cm" },
  sure: [],
};
const check = (change: Partial<Draft>) => checkDraft(standards, { ...draft, ...change }, TODAY);
const asked = (change: Partial<Draft>) =>
  check(change).questions?.map((question) => `${question.field} ${question.fault ?? question.doubt.kind}`);
const figures = (change: Partial<Draft["figures"]>) => ({ figures: { ...draft.figures, ...change } });

test("a draft becomes a measurement in kilograms and centimeters", () => {
  expect(check({})).toEqual({
    questions: null,
    gestationWeeks: null,
    measurement: { date: "2026-11-20", weight: 7.3 },
  });
  const inPounds = check({
    weeks: "32",
    units: { weight: "lb", length: "in" },
    figures: { weight: "16", length: "25.9", head: "" },
    ounces: "1.5",
  });
  expect(inPounds).toMatchObject({ gestationWeeks: 32, measurement: { weight: 7.3, length: 65.786 } });
});

test("days that cannot be are asked about", () => {
  expect(asked({ born: "" })).toEqual(["born born"]);
  expect(asked({ born: "2027-01-01" })).toEqual(["born toCome"]);
  expect(asked({ date: "" })).toEqual(["date date"]);
  expect(asked({ date: "2026-05-20" })).toEqual(["date beforeBirth"]);
  expect(asked({ date: "2026-11-22" })).toEqual(["date toCome"]);
  expect(asked({ weeks: "38" })).toEqual(["weeks weeks"]);
});

test("the second birthday can be read on day 730 and on day 731, and so can all days up to five years", () => {
  const grown = { ...figures({ weight: "12" }), sex: "boy" } as const;
  expect(asked({ ...grown, born: "2024-11-20" })).toBeUndefined();
  expect(asked({ ...grown, born: "2024-03-10", date: "2026-03-10" })).toBeUndefined();
  // February 29, 2024, lies between.
  expect(asked({ ...grown, born: "2022-03-10", date: "2024-03-10" })).toBeUndefined();
  const five = { ...figures({ weight: "18", length: "110" }), sex: "boy" } as const;
  expect(asked({ ...five, born: "2021-11-20" })).toBeUndefined();
  expect(asked({ ...five, born: "2021-11-19" })).toEqual(["date beyond"]);
  // A fifth birthday after two leap days is day 1,827, the day after it is not.
  expect(asked({ ...five, born: "2019-12-01", date: "2024-12-01" })).toBeUndefined();
  expect(asked({ ...five, born: "2019-12-01", date: "2024-12-02" })).toEqual(["date beyond"]);
});

test("kilograms typed as pounds are asked about, and taken when somebody is sure", () => {
  const slip = { units: { weight: "lb", length: "in" }, ...figures({ weight: "7.3" }) } as const;
  expect(asked(slip)).toEqual(["weight otherUnit"]);
  expect(asked({ ...slip, sure: ["weight"] })).toBeUndefined();
  expect(asked({ ...figures({ weight: "8,023" }), sure: ["weight"] })).toEqual(["weight otherUnit"]);
});

test("figures that cannot be are asked about, each where it stands", () => {
  expect(asked(figures({ weight: "" }))).toEqual(["weight nothing"]);
  expect(asked(figures({ weight: "seven" }))).toEqual(["weight notANumber"]);
  expect(asked({ units: { weight: "lb", length: "in" }, ounces: "17" })).toEqual(["weight ounces"]);
  expect(asked(figures({ weight: "8,023", length: "26" }))).toEqual(["weight otherUnit", "length otherUnit"]);
  expect(asked(figures({ weight: "900" }))).toEqual(["weight impossible"]);
});

test("a weight that does not belong to the length is asked about, until somebody is sure", () => {
  expect(asked(figures({ weight: "9.5", length: "61" }))).toEqual(["length unlikelyPair"]);
  expect(asked({ ...figures({ weight: "9.5", length: "61" }), sure: ["length"] })).toBeUndefined();
});

test("a figure far from the lines is taken when somebody is sure, one that cannot be is not", () => {
  expect(asked(figures({ weight: "2.4" }))).toEqual(["weight unlikely"]);
  expect(asked({ ...figures({ weight: "2.4" }), sure: ["weight"] })).toBeUndefined();
  expect(asked({ ...figures({ weight: "900" }), sure: ["weight"] })).toEqual(["weight impossible"]);
});
