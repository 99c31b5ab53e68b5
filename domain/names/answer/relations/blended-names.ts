import type { AnswerSources } from "#domain/names/answer/answer-sources.ts";
import type { FoundName } from "#domain/names/answer/words/find-name.ts";
import type { NameId } from "#domain/names/entry/name.ts";
import { recordOf } from "#domain/names/records/ssa-spelling.ts";
import type { Hit } from "#domain/names/search/hit.ts";
import { told } from "./told.ts";

/** Says that of two names one is to be made. */
export const BLENDS = /\b(?:blend|combin|mash|merg|hybrid)/;

/** Letters of each name in a blend, at least; and in both together. */
const PART = 2;
const WHOLE = 5;
/** Births of ten years, of a name that somebody has met. */
const MET = 50;
const MOST = 8;

/** Names on record that are made of the beginning of one name and the end of another: Josemaria, Marjose. */
export function blendedNames(
  { records, summaryOf }: Pick<AnswerSources, "records" | "summaryOf">,
  [one, other]: readonly FoundName[],
): readonly Hit[] {
  if (one === undefined || other === undefined) return [];
  const [first, second] = [one.summary.id, other.summary.id];
  const made = new Set([...blendsOf(first, second), ...blendsOf(second, first)]);
  const birthsOf = (id: NameId) => records.recentBirths[recordOf(records, id)] ?? 0;
  const isWhole = (id: NameId) => id === first + second || id === second + first;
  const says = `made of ${one.summary.name} and ${other.summary.name}`;
  return [...made]
    .filter((id) => id !== first && id !== second && summaryOf(id) !== undefined)
    .filter((id) => isWhole(id) || birthsOf(id) >= MET)
    .toSorted((a, b) => Number(isWhole(b)) - Number(isWhole(a)) || birthsOf(b) - birthsOf(a))
    .slice(0, MOST)
    .map((id) => told(id, says));
}

/** All beginnings of the one with all ends of the other; of a whole name more than a letter or two of the other. */
function blendsOf(start: NameId, end: NameId): readonly NameId[] {
  const found: NameId[] = [];
  for (let from = PART; from <= start.length; from++)
    for (let last = PART; last <= end.length; last++) {
      const id = start.slice(0, from) + end.slice(-last);
      if (id.length >= WHOLE && from + last > PART + PART) found.push(id);
    }
  return found;
}
