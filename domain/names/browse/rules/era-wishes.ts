import { LAST_YEAR, POPULAR } from "#domain/names/browse/figure-rules.ts";
import type { Wish } from "./phrase.ts";
import type { Span } from "./spans.ts";
import { DECADES_IN_WORDS } from "./times.ts";

// What words of a time ask for.

type Spans = readonly Span[];

/** Parts of a decade, by its years. */
const PARTS: Readonly<Record<string, readonly [number, number]>> = {
  early: [0, 3],
  mid: [4, 6],
  late: [7, 9],
};

/** Years that have passed, in words. */
export const TENS: Readonly<Record<string, number>> = {
  ten: 10,
  twenty: 20,
  thirty: 30,
  forty: 40,
  fifty: 50,
  sixty: 60,
  seventy: 70,
  eighty: 80,
  ninety: 90,
  "a hundred": 100,
  "one hundred": 100,
};

export function decadeCalled(text: string, part: string): Wish<Spans> | null {
  const word = Object.keys(DECADES_IN_WORDS).find((each) => text.endsWith(each));
  const digits = text.replaceAll(/\D/g, "");
  const first = word === undefined ? firstYearOf(digits) : (DECADES_IN_WORDS[word] ?? 0);
  const [from, to] = PARTS[part] ?? [0, 9];
  return popularIn({ from: first + from, to: first + to }, part);
}

/** Years in which people of an age, or of a decade of life, were born. */
export function bornAt(text: string, part: string): Wish<Spans> | null {
  const word = DECADES_IN_WORDS[text.toLowerCase()];
  const age = word === undefined ? Number(text.replaceAll(/\D/g, "")) : word % 100;
  const [from, to] = /\D/.test(text) ? (PARTS[part.toLowerCase()] ?? [0, 9]) : [-2, 2];
  return popularIn({ from: LAST_YEAR - age - to, to: LAST_YEAR - age - from });
}

/** "80s" are those of the last century; "00s" and "10s" those of this. */
function firstYearOf(digits: string): number {
  if (digits.length === 4) return Number(digits);
  return Number(digits) + (Number(digits) < 20 ? 2000 : 1900);
}

export function popularIn({ from, to }: Span, part = ""): Wish<Spans> | null {
  if (to < from) return null;
  const decade = `the ${part === "" ? "" : `${part} `}${from - (from % 10)}s`;
  const isDecade = part !== "" || (from % 10 === 0 && to === from + 9);
  const when = isDecade ? decade : from === to ? String(from) : `${from}–${to}`;
  return {
    value: [{ from, to }],
    label: `Popular in ${when}`,
    weak: true,
    rule: `In the top ${POPULAR.rank} for its sex in ${from === to ? from : `a year from ${from} to ${to}`}`,
  };
}
