import type { AnswerSources } from "#domain/names/answer/answer-sources.ts";
import type { FoundName } from "#domain/names/answer/words/find-name.ts";
import type { Gender } from "#domain/names/entry/gender.ts";
import type { NameId } from "#domain/names/entry/name.ts";
import { mainSex } from "#domain/names/records/sex-of-use.ts";
import { recordOf } from "#domain/names/records/ssa-spelling.ts";
import type { Hit } from "#domain/names/search/hit.ts";
import { idsOf, writtenAs } from "./related-names.ts";
import type { Comparison } from "./relation-kinds.ts";

const LIKE_POOL = 200;

/** What compares names: by their rank in the last year, each among its main sex, or by their letters. */
export function createCompared({ records, summaryOf, like, popular }: AnswerSources) {
  const rankOf = (id: NameId) => {
    const record = recordOf(records, id);
    const gender = summaryOf(id)?.gender ?? "unisex";
    return records.rankIn(record, mainSex(records, record, gender), records.lastYear) || Infinity;
  };
  const lettersOf = (id: NameId) => id.length;

  /** Whether a name is rarer, commoner, shorter or longer than all of some. */
  function isBeyond(by: Comparison, than: readonly FoundName[]): (id: NameId) => boolean {
    const measure = by === "rarer" || by === "commoner" ? rankOf : lettersOf;
    const theirs = idsOf(than).map(measure);
    const [least, most] = [Math.min(...theirs), Math.max(...theirs)];
    return by === "rarer" || by === "longer" ? (id) => measure(id) > most : (id) => measure(id) < least;
  }

  /** Names of the same sex of use as those compared with, or of the one wanted: those nearest in rank or most alike first. */
  function namesBeyond(by: Comparison, than: readonly FoundName[], sex: Gender | null): readonly Hit[] {
    const test = isBeyond(by, than);
    const named = new Set(idsOf(than));
    const genders = new Set(sex === null ? than.map(({ summary }) => summary.gender) : [sex]);
    const isWanted = (id: NameId) => {
      const gender = summaryOf(id)?.gender;
      return (
        !named.has(id) && gender !== undefined && (genders.has(gender) || genders.has("unisex")) && test(id)
      );
    };
    const says = `${COMPARED[by]} than ${writtenAs(than)}`;
    const inOrder = popular().filter(isWanted);
    const alike =
      by === "shorter" || by === "longer"
        ? like(idsOf(than), LIKE_POOL)
            .map(({ summary }) => summary.id)
            .filter(isWanted)
        : [];
    const ids = new Set([...alike, ...(by === "commoner" ? inOrder.toReversed() : inOrder)]);
    return Array.from(ids, (id): Hit => ({ id, why: { kind: "relation", says } }));
  }
  return { isBeyond, namesBeyond };
}

/** "Less popular than Oliver", to follow a name. */
export const COMPARED = {
  rarer: "less popular",
  commoner: "more popular",
  shorter: "shorter",
  longer: "longer",
} as const satisfies Record<Comparison, string>;
