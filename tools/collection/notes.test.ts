import { expect, test } from "vitest";
import { foldName } from "#domain/names/entry/name.ts";
import { recordOf } from "#domain/names/records/ssa-spelling.ts";
import { faults } from "#tests/fixtures/entry-faults.ts";
import { records } from "#tests/fixtures/name-facts.ts";

const FIRST =
  /(?:first listed in|listed (?:here )?since|on (?:US )?records? since|on record from|records begin in|first on record in|first recorded in) (\d{4})\b(?!s)/g;
const PEAK =
  /(?:peak(?:ed)? (?:was )?(?:in|of)|peak was (?:in )?|most popular in|at its peak in|with a peak in|its peak in) (\d{4})\b(?!s)/g;
const COUNT = String.raw`(?<count>\d{1,3}(?:,\d{3})*) (?<sex>girls and boys|girls|boys)`;
const COUNTED = [
  `(?<![\\d,–])${COUNT}(?: got it)? in (?<year>\\d{4})\\b`,
  `in (?<year>\\d{4}) it went to ${COUNT}`,
];
/** Counts of a few births more or less are no other peak, and neither are shares. */
const AS_GOOD_AS = 0.97;

test("a note that tells of a name's first year has it from the records", () => {
  const wrong = faults(({ name, note }) => {
    const record = recordOf(records, foldName(name));
    const first = new Set(SERIES.map((sexes) => years().find((year) => births(record, sexes, year) > 0)));
    return (
      record !== -1 &&
      yearsIn(note, FIRST)
        .find((year) => !first.has(year))
        ?.toString()
    );
  });
  expect(wrong).toEqual([]);
});

test("a citation of the records has the first year and the peak of its sex from them", () => {
  const CITED = /^first on record (\d{4}) \((girls|boys|girls and boys)\)(?:, peak (?:in )?(\d{4}))?$/;
  const wrong = faults(({ name, evidence }) => {
    const record = recordOf(records, foldName(name));
    return evidence
      .flatMap((piece) => ("work" in piece && piece.work === "records" ? piece.entry : []))
      .find((entry) => {
        const [, first, sex, peak] = CITED.exec(entry) ?? [];
        if (first === undefined || record === -1) return true;
        const sexes: Sexes = sex === "girls" ? ["F"] : sex === "boys" ? ["M"] : ["F", "M"];
        const isFirst = years().find((year) => births(record, sexes, year) > 0) === Number(first);
        return !isFirst || (peak !== undefined && !isPeak(record, sexes, Number(peak)));
      });
  });
  expect(wrong).toEqual([]);
});

test("a note that tells of a name's peak has it from the records, by births or by share", () => {
  const wrong = faults(({ name, note }) => {
    const record = recordOf(records, foldName(name));
    if (record === -1) return false;
    return yearsIn(note, PEAK)
      .find((peak) => !SERIES.some((sexes) => isPeak(record, sexes, peak)))
      ?.toString();
  });
  expect(wrong).toEqual([]);
});

test("a note that tells of births in a year has those of the sex that it tells of", () => {
  const wrong = faults(({ name, note }) => {
    const record = recordOf(records, foldName(name));
    const told = COUNTED.flatMap((words) => [...note.matchAll(new RegExp(words, "g"))]);
    return told.find(({ groups: { count = "", sex = "", year = "" } = {} }) => {
      const sexes: Sexes = sex === "girls" ? ["F"] : sex === "boys" ? ["M"] : ["F", "M"];
      return births(record, sexes, Number(year)) !== Number(count.replace(",", ""));
    })?.[0];
  });
  expect(wrong).toEqual([]);
});

type Sexes = readonly ("F" | "M")[];
const SERIES: readonly Sexes[] = [["F"], ["M"], ["F", "M"]];

function years(): readonly number[] {
  return Array.from({ length: records.lastYear - records.firstYear + 1 }, (_, at) => records.firstYear + at);
}

function births(record: number, sexes: Sexes, year: number): number {
  return sexes.reduce((sum, sex) => sum + records.countIn(record, sex, year), 0);
}

function isPeak(record: number, sexes: Sexes, peak: number): boolean {
  const share = (year: number) =>
    births(record, sexes, year) / sexes.reduce((sum, sex) => sum + records.listed(sex, year), 0);
  return [(year: number) => births(record, sexes, year), share].some((measure) => {
    const most = Math.max(...years().map(measure));
    return most > 0 && measure(peak) >= most * AS_GOOD_AS;
  });
}

function yearsIn(note: string, pattern: RegExp): readonly number[] {
  return [...note.matchAll(pattern)].map((match) => Number(match[1]));
}
