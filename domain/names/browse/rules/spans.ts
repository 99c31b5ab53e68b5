import { mustBeFew, MOST_PARTS, type QueryProblem } from "./query-problem.ts";
import type { Field, Kind } from "./rule.ts";

/** Whole numbers from one to another, both included; Infinity is no end. */
export type Span = { readonly from: number; readonly to: number };

type SpansField = Field & { readonly kind: "spans" };

/** How the spans of a rule are written in an address. */
type Notation = {
  readonly pattern: RegExp;
  readonly read: (text: string) => Span;
  readonly write: (span: Span) => string;
  /** "letters must be a number (5), from one to another (3-5), or from one on (9-)." */
  readonly mustBe: (key: string) => string;
};

/** "5", "3-5", and "9-" for nine and more. */
const OF_NUMBERS: Notation = {
  pattern: /^\d{1,7}(?:-\d{0,7})?$/,
  read(text) {
    const [from = "", to] = text.split("-");
    return { from: Number(from), to: to === undefined ? Number(from) : to === "" ? Infinity : Number(to) };
  },
  write({ from, to }) {
    if (from === to) return String(from);
    return `${from}-${to === Infinity ? "" : to}`;
  },
  mustBe: (key) => `${key} must be a number (5), numbers from one to another (3-5), or from one on (9-).`,
};

/** "1985", "1946-1964", and "1980s". */
const OF_YEARS: Notation = {
  pattern: /^(?:1[89]|20)\d\d(?:-(?:1[89]|20)\d\d)?$|^(?:1[89]|20)\d0s$/,
  read(text) {
    const from = Number(text.slice(0, 4));
    if (text.endsWith("s")) return { from, to: from + 9 };
    return { from, to: Number(text.slice(5)) || from };
  },
  write: (span) =>
    span.from % 10 === 0 && span.to === span.from + 9 ? `${span.from}s` : OF_NUMBERS.write(span),
  mustBe: (key) =>
    `${key} must be a decade (1980s), a year (1985), or years from one to another (1946-1964).`,
};

/** Spans of a number that a name has: one of them is enough. Those offered are counted. */
export function spansOf(
  offered: readonly string[],
  notation = OF_NUMBERS,
): Kind<readonly Span[], SpansField> {
  const { pattern, read, write, mustBe } = notation;
  return {
    empty: [],
    isSet: (value) => value.length > 0,
    field: { kind: "spans", offered, pattern, mustBe },
    parse(key, texts) {
      const problems: QueryProblem[] = [];
      const found = texts.flatMap((text) => {
        const span = pattern.test(text) ? read(text) : null;
        if (span !== null && span.from <= span.to) return write(span);
        problems.push({ key, text, allowed: mustBe(key) });
        return [];
      });
      const all = [...new Set(found)];
      const tooMany = all.slice(MOST_PARTS).map((text) => ({ key, text, allowed: mustBeFew(key) }));
      return { value: all.slice(0, MOST_PARTS).map(read), problems: [...problems, ...tooMany] };
    },
    serialize: (value) => value.map(write),
    join: inBoth,
  };
}

export function spansOfYears(decades: readonly number[]): Kind<readonly Span[], SpansField> {
  return spansOf(
    decades.map((decade) => `${decade}s`),
    OF_YEARS,
  );
}

/** Whether a number lies in one of the spans. */
export function isInOne(spans: readonly Span[], number: number): boolean {
  return spans.some(({ from, to }) => number >= from && number <= to);
}

/** "At least 4, at most 6" is 4 to 6. Spans that share nothing ("4 letters, 6 letters") are meant one or the other. */
function inBoth(value: readonly Span[], more: readonly Span[]): readonly Span[] {
  if (value.length === 0) return more;
  const shared = value.flatMap((one) =>
    more.flatMap((other) => {
      const span = { from: Math.max(one.from, other.from), to: Math.min(one.to, other.to) };
      return span.from <= span.to ? span : [];
    }),
  );
  return shared.length > 0 ? shared : [...value, ...more];
}

/** Those of the spans offered in which a number lies. */
export function offeredWith(offered: readonly string[], number: number): readonly string[] {
  return offered.filter((text) => isInOne([OF_NUMBERS.read(text)], number));
}
