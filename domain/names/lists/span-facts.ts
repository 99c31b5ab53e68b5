import type { BirthRecords, Sex } from "#domain/names/records/records.ts";
import { idOf, writtenName } from "#domain/names/records/ssa-spelling.ts";
import type { Ranked, RankedSpan } from "./rank-names.ts";
import type { Listed } from "./listed.ts";
import type { Moved, SpanFacts } from "./top-list.ts";
import type { Span } from "./span.ts";

/** Whose share of all births is told. */
const FIRST = 10;

type Asked = {
  readonly records: BirthRecords;
  readonly sex: Sex;
  readonly span: Span;
  readonly now: RankedSpan;
  /** Null where the records begin. */
  readonly before: RankedSpan | null;
  /** How many names are on the list. */
  readonly top: number;
};

/** What is told of a year or a decade: how many births, who leads and since when, who is new, who moved most. */
export function spanFacts({ records, sex, span, now, before, top }: Asked): SpanFacts {
  const listed = ({ record }: Ranked): Listed => ({
    id: idOf(records, record),
    name: writtenName(records, record),
  });
  const moved = (ranked: Ranked): Moved => ({
    ...listed(ranked),
    from: before?.rankOf.get(ranked.record) ?? null,
    to: now.rankOf.get(ranked.record) ?? null,
  });
  const [first, second] = now.names;
  const leading = now.names.slice(0, top).map(moved);
  const were = (before?.names.slice(0, top) ?? []).map(moved);
  const gained = ({ from, to }: Moved) => (from === null || to === null ? 0 : from - to);
  const firstTen = now.names.slice(0, FIRST).reduce((sum, { births }) => sum + births, 0);
  return {
    births: now.listed,
    names: now.names.length,
    firstTen: firstTen / now.listed,
    leader: first === undefined ? null : { ...listed(first), ...leads(records, first.record, sex, span) },
    second: second === undefined ? null : listed(second),
    ahead: (first?.births ?? 0) - (second?.births ?? 0),
    leaderBefore: before?.names[0] === undefined ? null : listed(before.names[0]),
    newcomers: before === null ? null : leading.filter(({ from }) => from === null || from > top),
    climber: largest(leading, gained),
    faller: largest(were, (each) => -gained(each)),
  };
}

/** Since when the leader has led, and in how many years of a decade; by SSA's ranks, which are by spelling alone. */
function leads(records: BirthRecords, record: number, sex: Sex, { kind, from, to }: Span) {
  const isFirst = (year: number) => records.rankIn(record, sex, year) === 1;
  if (kind === "decade") {
    let years = 0;
    for (let year = from; year <= to; year++) if (isFirst(year)) years++;
    return { since: null, years };
  }
  if (!isFirst(from)) return { since: null, years: 0 };
  let since = from;
  while (since > records.firstYear && isFirst(since - 1)) since--;
  return { since, years: 1 };
}

/** The one with the largest measure above 0. */
function largest(names: readonly Moved[], of: (moved: Moved) => number): Moved | null {
  let best: Moved | null = null;
  for (const each of names) if (of(each) > (best === null ? 0 : of(best))) best = each;
  return best;
}
