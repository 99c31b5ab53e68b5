import { expect, test } from "vitest";
import type { Correction } from "#domain/names/entry/correction.ts";
import { hostOf } from "#domain/names/entry/evidence.ts";
import { siteName } from "#domain/names/entry/cite.ts";
import { isDay } from "#domain/text/day.ts";
import { COLLECTION } from "#server/names/collection.ts";
import { BIBLIOGRAPHY } from "#content/names/bibliography.ts";
import { CORRECTIONS } from "#content/names/corrections.ts";

const NAMES = new Set(COLLECTION.map(({ name }) => name));

/** What is not right about a correction. */
function faultsOf({ day, names, from, to, reason, source }: Correction): readonly string[] {
  const isKnown =
    source === undefined ||
    ("work" in source
      ? source.work in BIBLIOGRAPHY.works
      : siteName(hostOf(source.address), BIBLIOGRAPHY.sites) !== undefined);
  return [
    !isDay(day) && "the day is none",
    !names.every((name) => NAMES.has(name)) && "is not in the collection",
    from === to && "nothing has changed",
    (from === "" || to === "") && "what stands for nothing is null",
    !/^\S.*[.!?]$/u.test(reason) && "the reason is no sentence",
    !isKnown && "the source is a work of works.ts, or a page of a site of sites.ts",
  ].flatMap((fault) => (fault === false ? [] : [`${names.join(", ")}: ${fault}`]));
}

test("each correction names a day, a name of ours, what changed, and why", () => {
  expect(CORRECTIONS.flatMap(faultsOf)).toEqual([]);
  const faulty = {
    day: "23 Nov",
    names: ["Jakssonn"],
    field: "meaning",
    from: "x",
    to: "x",
    reason: "No",
  } as const;
  expect(faultsOf({ ...faulty, source: { work: "gossip", entry: "x" } })).toHaveLength(5);
});

test("the newest stand first", () => {
  const days = CORRECTIONS.map(({ day }) => day);
  expect(days).toEqual(days.toSorted().toReversed());
});
