import { expect, test } from "vitest";
import { records } from "#tests/fixtures/name-facts.ts";
import { REVIEWED_THEMES } from "#content/names/reviewed-themes.ts";
import { COLLECTION } from "#server/names/collection.ts";
import { browse, BROWSE_PAGE_SIZE } from "./browse.ts";
import { BROWSE_SORTS, createShelf } from "./browse-shelf.ts";
import { GENDER_FILTERS } from "#domain/names/entry/gender.ts";
import { foldName } from "#domain/names/entry/name.ts";
import { NO_RULES, type NameRules, type Rule, RULE_NAMES as RULES } from "./name-rules.ts";
import { themesOf } from "#domain/names/entry/themes-of.ts";
import { oftenestOneIn } from "#domain/names/records/one-in.ts";
import { ORIGINS } from "#domain/names/entry/origin.ts";
import { ENDINGS, LETTER_COUNTS } from "./rules/letter-rules.ts";
import { BIRTHS, RANKS } from "./rules/record-rules.ts";
import { isInOne, type Span } from "./rules/spans.ts";
import { LAST_YEAR } from "./figure-rules.ts";
import { rulesByDice } from "./rules-by-dice.ts";
import { seededDice } from "./seeded-dice.ts";
import { recordOf } from "#domain/names/records/ssa-spelling.ts";
import {
  BANDS,
  DECADES,
  LENGTHS,
  PASTS,
  SHAPES,
  STYLES,
  SYLLABLES,
  TRENDS,
} from "#domain/names/entry/trait-values.ts";
import { plainFigures } from "#tests/fixtures/plain-figures.ts";
import { rounds } from "#tests/support/matrix.ts";

const TRIES = rounds({ few: 6, all: 25 });

const collection = COLLECTION.filter((_, place) => place % 8 === 0);
const shelf = createShelf(records, collection, REVIEWED_THEMES);
const facts = collection.map((entry) => {
  const id = foldName(entry.name);
  const oneIn = oftenestOneIn(records, recordOf(records, id), entry.gender)?.n ?? 0;
  const origins = [entry.origin, ...(entry.alsoFrom ?? [])];
  const at = [...origins, ...(entry.usedIn ?? [])];
  const figures = plainFigures(records, recordOf(records, id), entry.gender);
  return { ...entry, ...figures, id, oneIn, origins, at, themes: themesOf(id, REVIEWED_THEMES) };
});
type Fact = (typeof facts)[number];

/** What the rules mean, said once more and as plainly as can be. */
const MEANS: Readonly<Record<Rule, (fact: Fact, rules: NameRules) => boolean>> = {
  gender: ({ gender }, rules) => rules.gender === "all" || rules.gender === gender,
  origins: (fact, { origins }) => any(origins, (origin) => fact.at.includes(origin)),
  themes: (fact, { themes }) => any(themes, (theme) => fact.themes.includes(theme)),
  bands: ({ oneIn }, { bands }) =>
    any(bands, (band) => {
      if (oneIn === 0) return band === "unpublished";
      if (oneIn <= 500) return band === "common";
      if (oneIn <= 2000) return band === "familiar";
      return band === (oneIn <= 10_000 ? "uncommon" : "rare");
    }),
  starts: ({ id }, { starts }) => any(starts, (start) => id.startsWith(start)),
  ends: ({ id }, { ends }) => any(ends, (end) => id.endsWith(end)),
  contains: ({ id }, { contains }) => any(contains, (part) => id.includes(part)),
  lacks: ({ id }, { lacks }) => lacks.every((part) => !id.includes(part)),
  shapes: ({ id }, { shapes }) =>
    any(shapes, (shape) => {
      if (shape === "double") return Array.from(id).some((letter, place) => letter === id[place + 1]);
      return shape === "framed" ? id[0] === id.at(-1) : id === Array.from(id).toReversed().join("");
    }),
  letterCounts: ({ id }, { letterCounts }) => any(letterCounts, within(id.length)),
  ranks: ({ rank }, { ranks }) => any(ranks, within(rank)),
  births: ({ births }, rules) => any(rules.births, within(births)),
  eras: ({ wasPopular }, { eras }) => any(eras, ({ from, to }) => wasPopular(from, to)),
  peaks: ({ peak }, { peaks }) => any(peaks, within(peak)),
  styles: (fact, { styles }) => any(styles, (style) => fact.styles.includes(style)),
  trends: (fact, { trends }) => any(trends, (trend) => fact.trends.includes(trend)),
  pasts: (fact, { pasts }) => any(pasts, (past) => fact.pasts.includes(past)),
  notEnding: ({ id }, { notEnding }) => notEnding.every((end) => !id.endsWith(end)),
  excepted: (fact, { excepted }) =>
    excepted.every((text) => {
      const [of, value = ""] = text.split(".");
      const has: readonly string[] =
        of === "theme" ? fact.themes : of === "origin" ? fact.origins : fact.styles;
      return !has.includes(value);
    }),
  lengths: ({ id }, { lengths }) =>
    any(lengths, (length) => {
      if (id.length < 5) return length === "short";
      return length === (id.length < 8 ? "medium" : "long");
    }),
  syllables: (fact, { syllables }) =>
    any(syllables, (count) => (count === 4 ? fact.syllables >= 4 : fact.syllables === count)),
};

/** For each rule, the rules with one of its choices instead of what is asked, by the choice. */
const CHOSEN = {
  gender: (rules) => GENDER_FILTERS.map((gender) => [gender, { ...rules, gender }]),
  origins: (rules) => ORIGINS.map((origin) => [origin, { ...rules, origins: [origin] }]),
  themes: (rules) => REVIEWED_THEMES.map(({ id }) => [id, { ...rules, themes: [id] }]),
  bands: (rules) => BANDS.map((band) => [band, { ...rules, bands: [band] }]),
  starts: (rules) => Array.from("abcxyz", (letter) => [letter, { ...rules, starts: [letter] }]),
  ends: (rules) => ENDINGS.map((end) => [end, { ...rules, ends: [end] }]),
  notEnding: () => [],
  contains: () => [],
  excepted: () => [],
  lacks: () => [],
  shapes: (rules) => SHAPES.map((shape) => [shape, { ...rules, shapes: [shape] }]),
  letterCounts: (rules) => LETTER_COUNTS.map((count) => [count, { ...rules, letterCounts: [spanOf(count)] }]),
  ranks: (rules) => RANKS.map((rank) => [rank, { ...rules, ranks: [spanOf(rank)] }]),
  births: (rules) => BIRTHS.map((births) => [births, { ...rules, births: [spanOf(births)] }]),
  eras: (rules) => DECADES.map((from) => [`${from}s`, { ...rules, eras: [{ from, to: from + 9 }] }]),
  peaks: (rules) => DECADES.map((from) => [`${from}s`, { ...rules, peaks: [{ from, to: from + 9 }] }]),
  styles: (rules) => STYLES.map((style) => [style, { ...rules, styles: [style] }]),
  trends: (rules) => TRENDS.map((trend) => [trend, { ...rules, trends: [trend] }]),
  pasts: (rules) => PASTS.map((past) => [past, { ...rules, pasts: [past] }]),
  lengths: (rules) => LENGTHS.map((length) => [length, { ...rules, lengths: [length] }]),
  syllables: (rules) => SYLLABLES.map((count) => [String(count), { ...rules, syllables: [count] }]),
} as const satisfies Record<Rule, (rules: NameRules) => readonly (readonly [string, NameRules])[]>;

test("any rules bring the names that they mean, and each choice counts those it would bring", () => {
  const dice = seededDice(1880);
  for (let n = 0; n < TRIES; n += 1) {
    const rules = rulesByDice(dice, REVIEWED_THEMES);
    const said = JSON.stringify(rules);
    const browsed = browse(shelf, rules, "name", 1);
    expect(browsed.total, said).toBe(fitting(rules).length);
    expect(browsed.names, said).toEqual(fitting(rules).toSorted().slice(0, BROWSE_PAGE_SIZE));
    for (const rule of RULES) {
      const without = { ...rules, [rule]: NO_RULES[rule] };
      expect(browsed.without[rule], `${said} without ${rule}`).toBe(fitting(without).length);
      for (const [choice, chosen] of CHOSEN[rule](rules)) {
        expect(browsed.counts[rule].get(choice) ?? 0, `${said} with ${choice}`).toBe(fitting(chosen).length);
      }
    }
  }
});

test("the year that plain words take for now is the last on record", () => {
  expect(LAST_YEAR).toBe(records.lastYear);
});

test("the pages of any order hold every name that fits, once", () => {
  const dice = seededDice(1937);
  for (let n = 0; n < TRIES; n += 1) {
    const rules = n === 0 ? NO_RULES : rulesByDice(dice, REVIEWED_THEMES);
    for (const sort of BROWSE_SORTS) {
      const { pages } = browse(shelf, rules, sort, 1);
      const names = Array.from(
        { length: pages },
        (_, before) => browse(shelf, rules, sort, before + 1).names,
      );
      expect(names.flat().toSorted(), JSON.stringify(rules)).toEqual(fitting(rules).toSorted());
    }
  }
});

function fitting(rules: NameRules): readonly string[] {
  return facts.flatMap((fact) => (RULES.every((rule) => MEANS[rule](fact, rules)) ? fact.id : []));
}

function within(number: number): (span: Span) => boolean {
  return (span) => isInOne([span], number);
}

/** "5", "3-5", "9-". */
function spanOf(text: string): Span {
  const [from, to] = text.split("-").map(Number);
  return { from: from ?? 0, to: text.endsWith("-") ? Infinity : (to ?? from ?? 0) };
}

function any<Asked>(asked: readonly Asked[], holds: (one: Asked) => boolean): boolean {
  return asked.length === 0 || asked.some(holds);
}
