import { lastSyllableOf } from "#domain/fit/sound/rime.ts";
import type { AnswerSources } from "#domain/names/answer/answer-sources.ts";
import type { FoundName } from "#domain/names/answer/words/find-name.ts";
import type { Gender } from "#domain/names/entry/gender.ts";
import { foldName, type NameId } from "#domain/names/entry/name.ts";
import { recordOf } from "#domain/names/records/ssa-spelling.ts";
import { bestOf } from "#domain/names/like/best-of.ts";
import type { Hit } from "#domain/names/search/hit.ts";
import { syllablesOfSpelling } from "#domain/names/sound/syllables-of-spelling.ts";
import type { NameForms } from "./name-forms.ts";
import type { RhymeIndex } from "./rhyme-index.ts";

/** Points, beside a power of ten of births: another number of syllables keeps the beat, one after three the most. */
const BEAT = 1;
const BEST_BEAT = 1.3;
/** Rarer names are not among those that are at hand for a middle name. */
const LEAST_BIRTHS = 2000;

/** Names, at most. */
const MOST = 50;

type FindMiddles = (
  names: readonly FoundName[],
  sex: Gender | null,
  fits: (id: NameId) => boolean,
) => readonly Hit[];

/**
 * Names for the middle: of the collection, well known, mostly with another number of syllables; never with the same first
 * letter, the same last sound, or a form of the first name.
 */
export function createMiddles(
  { records, collection }: Pick<AnswerSources, "records" | "collection">,
  forms: NameForms,
  { soundOf }: RhymeIndex,
): FindMiddles {
  const candidates = collection.flatMap(({ name, gender, syllables }) => {
    const id = foldName(name);
    const record = recordOf(records, id);
    const births = records.total(record, "F") + records.total(record, "M");
    const recent = records.recentBirths[record] ?? 0;
    if (births < LEAST_BIRTHS) return [];
    const known = Math.log10(recent + 1) + Math.log10(births) / 2;
    return { id, gender, syllables, known, ending: lastSyllableOf(soundOf(id)) };
  });

  return ([first], sex, fits) => {
    if (first === undefined) return [];
    const { id, name, gender, syllables } = first.summary;
    const count = syllables ?? syllablesOfSpelling(id);
    const ending = lastSyllableOf(soundOf(id));
    const kin = new Set<NameId>([...forms.nicknamesOf(id), ...forms.spellingsOf(id), ...forms.fullOf(id)]);
    const wanted = sex ?? gender;
    const best = bestOf(candidates, MOST, (each) => {
      const isOfSex = wanted === "unisex" || each.gender === wanted;
      const isApart = each.id[0] !== id[0] && each.ending !== ending;
      if (!isOfSex || !isApart || kin.has(each.id) || !fits(each.id)) return null;
      return each.known + beatOf(count, each.syllables);
    });
    return best.map((each) => ({
      id: each.id,
      why: {
        kind: "relation",
        says: `${counted(each.syllables)} after ${name}’s ${count}; no rhyme, another first letter`,
      },
    }));
  };
}

function beatOf(first: number, middle: number): number {
  if (first === middle) return 0;
  return first >= 3 && middle === 1 ? BEST_BEAT : BEAT;
}

function counted(syllables: number): string {
  return syllables === 1 ? "1 syllable" : `${syllables} syllables`;
}
