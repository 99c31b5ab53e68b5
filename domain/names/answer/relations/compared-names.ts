import type { AnswerSources } from "#domain/names/answer/answer-sources.ts";
import type { FoundName } from "#domain/names/answer/words/find-name.ts";
import type { Gender } from "#domain/names/entry/gender.ts";
import type { NameId } from "#domain/names/entry/name.ts";
import { mainSex } from "#domain/names/records/sex-of-use.ts";
import { recordOf } from "#domain/names/records/ssa-spelling.ts";
import type { Hit } from "#domain/names/search/hit.ts";
import { once } from "#domain/once.ts";
import { idsOf, writtenAs } from "./related-names.ts";
import type { Comparison } from "./relation-kinds.ts";
import { told } from "./told.ts";

const LIKE_POOL = 40;

/** Names, at most. */
const MOST = 50;

/** So many ranks before and behind are about the same, or this part of the rank. */
const NEAR_RANKS = 10;
const NEAR_PART = 0.2;

/** What compares names: by their rank in the last year, each among its main sex, or by their letters. */
export function createCompared({ records, summaryOf, like, popular }: AnswerSources) {
  const rankOf = (id: NameId) => {
    const record = recordOf(records, id);
    const gender = summaryOf(id)?.gender ?? "unisex";
    return records.rankIn(record, mainSex(records, record, gender), records.lastYear) || Infinity;
  };
  /** The collection in the order of popularity. */
  const shelf = once(() =>
    popular().flatMap((id) => {
      const gender = summaryOf(id)?.gender;
      return gender === undefined ? [] : { id, gender, rank: rankOf(id) };
    }),
  );

  /** Tells by its rank and its letters whether a name is rarer, commoner, shorter or longer than all of some. */
  function beyond(by: Comparison, than: readonly FoundName[]): (id: NameId, rank: () => number) => boolean {
    const byLetters = by === "shorter" || by === "longer";
    const theirs = idsOf(than).map((id) => (byLetters ? id.length : rankOf(id)));
    const [least, most] = [Math.min(...theirs), Math.max(...theirs)];
    if (by === "asCommon") {
      const near = Math.max(NEAR_RANKS, most * NEAR_PART);
      return (_, rank) => rank() >= least - near && rank() <= most + near;
    }
    if (by === "between") return (_, rank) => rank() > least && rank() < most;
    const measure = byLetters ? (id: NameId) => id.length : (_: NameId, rank: () => number) => rank();
    return by === "rarer" || by === "longer"
      ? (id, rank) => measure(id, rank) > most
      : (id, rank) => measure(id, rank) < least;
  }

  /** Names of the same sex of use as those compared with, or of the one wanted: those nearest in rank or most alike first. */
  function namesBeyond(
    by: Comparison,
    than: readonly FoundName[],
    sex: Gender | null,
    fits: (id: NameId) => boolean,
  ): readonly Hit[] {
    const isBeyond = beyond(by, than);
    const named = new Set(idsOf(than));
    const genders = new Set(sex === null ? than.map(({ summary }) => summary.gender) : [sex]);
    const isOfSex = (gender: Gender) => genders.has(gender) || genders.has("unisex");
    const found = new Set<NameId>();
    const add = (id: NameId, rank: () => number) => {
      if (found.size < MOST && !named.has(id) && isBeyond(id, rank) && fits(id)) found.add(id);
    };
    if (by === "shorter" || by === "longer") {
      for (const { summary } of like(idsOf(than), LIKE_POOL)) {
        if (isOfSex(summary.gender)) add(summary.id, () => rankOf(summary.id));
      }
    }
    const inOrder = by === "commoner" ? shelf().toReversed() : shelf();
    for (const { id, gender, rank } of inOrder) if (isOfSex(gender)) add(id, () => rank);
    const says = `${COMPARED[by]} ${writtenAs(than)}`;
    return Array.from(found, (id) => told(id, says));
  }

  return {
    isBeyond(by: Comparison, than: readonly FoundName[]): (id: NameId) => boolean {
      const test = beyond(by, than);
      return (id) => test(id, () => rankOf(id));
    },
    namesBeyond,
  };
}

/** "Less popular than Oliver", to follow a name. */
export const COMPARED = {
  rarer: "less popular than",
  commoner: "more popular than",
  shorter: "shorter than",
  longer: "longer than",
  asCommon: "about as popular as",
  between: "in popularity between",
} as const satisfies Record<Comparison, string>;
