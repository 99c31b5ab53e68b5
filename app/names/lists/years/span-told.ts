import { SPAN_WORDS } from "#content/lists/span-words.ts";
import { formatCount } from "#domain/locale/numbers.ts";
import type { Span, Years } from "#domain/names/lists/span.ts";
import type { Moved, SpanFacts } from "#domain/names/lists/top-list.ts";
import { fillInAll } from "#domain/text/fill-in-all.ts";
import { inSpan } from "#app/names/lists/list-words.ts";

/** So many newcomers are named. */
const NAMED = 4;

/** What is told of a year or a decade in three sentences or so: births, who leads, what is new and moves. */
export function spanTold(
  facts: SpanFacts,
  span: Span,
  babies: "girls" | "boys",
  years: Years,
): readonly string[] {
  const { births, names, firstTen } = facts;
  const told = fillInAll(SPAN_WORDS.births, {
    births: formatCount(births),
    babies,
    in: inSpan(span),
    names: formatCount(names),
    percent: `${Math.round(firstTen * 100)}%`,
  });
  return [told, ...leads(facts, span, babies, years), moves(facts)];
}

function leads(facts: SpanFacts, span: Span, babies: string, { firstYear }: Years): readonly string[] {
  const { leader, second, ahead, leaderBefore } = facts;
  if (leader === null || second === null) return [];
  const count = span.to - span.from + 1;
  const fill = (sentence: string) =>
    fillInAll(sentence, {
      name: leader.name,
      second: second.name,
      babies,
      ahead: formatCount(ahead),
      before: leaderBefore?.name ?? "",
      since: String(leader.since),
      years: String(leader.years),
      count: String(count),
    });
  const { tie, decadeAll, decadeSome, decadeNone, ...ofYear } = SPAN_WORDS.leads;
  if (ahead === 0) return [fill(tie)];
  // By sound there are no ranks of single years to count.
  const isRanked = leader.spellings === undefined;
  if (span.kind === "decade" && isRanked) {
    return [fill(leader.years === count ? decadeAll : leader.years > 0 ? decadeSome : decadeNone)];
  }
  const isNew = leaderBefore !== null && leaderBefore.id !== leader.id;
  if (isNew && isRanked) return [fill(ofYear.takes)];
  if (!isRanked || leader.since === null || leader.since === span.from) return [fill(ofYear.first)];
  return [fill(leader.since === firstYear ? ofYear.always : ofYear.since)];
}

function moves({ newcomers, climber, faller }: SpanFacts): string {
  const {
    begin,
    none,
    newcomers: isNew,
    more,
    climber: climbed,
    climberAlone,
    faller: fell,
  } = SPAN_WORDS.moves;
  if (newcomers === null) return begin;
  const named = newcomers.slice(0, NAMED).map(({ name, to }) => `${name} (${to})`);
  const count = newcomers.length - named.length;
  const who = count > 0 ? fillInAll(more, { who: named.join(", "), count: String(count) }) : inWords(named);
  const places = (moved: Moved) => ({
    name: moved.name,
    from: formatCount(moved.from ?? 0),
    to: formatCount(moved.to ?? 0),
  });
  return [
    named.length === 0 ? none : fillInAll(isNew, { who }),
    ...(climber === null ? [] : [fillInAll(faller === null ? climberAlone : climbed, places(climber))]),
    ...(faller === null
      ? []
      : [fillInAll(faller.to === null ? SPAN_WORDS.moves.dropped : fell, places(faller))]),
  ].join(" ");
}

/** "A", "A and B", "A, B and C". */
function inWords(items: readonly string[]): string {
  return items.length < 2 ? items.join("") : `${items.slice(0, -1).join(", ")} and ${items.at(-1) ?? ""}`;
}
