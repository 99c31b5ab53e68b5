import { lastSyllableOf, rimeOf } from "#domain/fit/sound/rime.ts";
import type { AnswerSources } from "#domain/names/answer/answer-sources.ts";
import type { Gender } from "#domain/names/entry/gender.ts";
import type { NameId } from "#domain/names/entry/name.ts";
import type { Hit } from "#domain/names/search/hit.ts";
import type { NameForms } from "./name-forms.ts";
import type { RhymeIndex } from "./rhyme-index.ts";

const SAME_START = 2;

/**
 * Names for a sister or brother: of the collection, alike in style and time, and never too close: no common beginning of
 * two letters, no rhyme, no common ending in sound, no common nickname, no form of the same name.
 */
export function createSiblings(
  { like, entryOf }: Pick<AnswerSources, "like" | "entryOf">,
  forms: NameForms,
  { soundOf }: RhymeIndex,
) {
  const shortsOf = (id: NameId) => [id, ...forms.nicknamesOf(id)];
  const isApartFrom = (child: NameId) => {
    const own = new Set(shortsOf(child));
    const kin = new Set([
      ...forms.spellingsOf(child),
      ...forms.cognatesOf(child),
      ...forms.counterpartsOf(child),
      ...forms.fullOf(child),
    ]);
    const start = child.slice(0, SAME_START);
    const sound = soundOf(child);
    const [rime, ending] = [rimeOf(sound), lastSyllableOf(sound)];
    return (id: NameId) =>
      !kin.has(id) &&
      !id.startsWith(start) &&
      rimeOf(soundOf(id)) !== rime &&
      lastSyllableOf(soundOf(id)) !== ending &&
      !shortsOf(id).some((short) => own.has(short));
  };

  return (children: readonly NameId[], sex: Gender | null, pool: number): readonly Hit[] => {
    const tests = children.map(isApartFrom);
    const of = (gender: Gender, many: number) =>
      like(children, many, gender).flatMap((name): readonly Hit[] => {
        const { id } = name.summary;
        const isGood = entryOf(id) !== undefined && tests.every((isApart) => isApart(id));
        return isGood ? [{ id, why: { kind: "like", reasons: name.reasons } }] : [];
      });
    if (sex !== null) return of(sex, pool);
    const [girls, boys] = [of("girl", pool / 2), of("boy", pool / 2)];
    return girls.flatMap((girl, at) => [girl, ...boys.slice(at, at + 1)]);
  };
}
