import type { AnswerSources } from "#domain/names/answer/answer-sources.ts";
import type { FoundName } from "#domain/names/answer/words/find-name.ts";
import type { Gender } from "#domain/names/entry/gender.ts";
import type { NameId } from "#domain/names/entry/name.ts";
import { recordOf } from "#domain/names/records/ssa-spelling.ts";
import { inTurn } from "#domain/names/search/by-name/in-turn.ts";
import type { Hit } from "#domain/names/search/hit.ts";
import type { createLettered } from "./lettered-names.ts";
import type { NameForms } from "./name-forms.ts";
import type { Relation } from "./read-relation.ts";
import type { Fits } from "./relation-kinds.ts";
import { told } from "./told.ts";
import { sameMeaning } from "./same-meaning.ts";

/** What names have to do with one, and how it is told. */
const FORMS = [
  ["counterpartsOf", (name: string) => `a form of ${name}`],
  ["nicknamesOf", (name: string) => `short for ${name}`],
  ["cognatesOf", (name: string) => `a form of ${name}`],
  ["fullOf", (name: string) => `${name} is short for it`],
] as const satisfies readonly (readonly [keyof NameForms, (name: string) => string])[];
const OF_ONE_MEANING = 4;
const OF_ONE_LETTER = 8;
/** Births of ten years, of a name that somebody has met. */
const MET = 200;
/** Who asks for something newer does not ask for the name itself. */
export const MADE_NEW = /\b(?:modern|updated|newer|contemporary|fresh|younger|cooler|current)/;

/** Names to honor somebody with: the name, its forms, then a few that mean the same, and a few of its letter; of several, each in turn. */
export function createInHonor(
  sources: Pick<AnswerSources, "records" | "entryOf" | "search">,
  forms: () => NameForms,
  lettered: ReturnType<typeof createLettered>,
) {
  const birthsOf = (id: NameId) => sources.records.recentBirths[recordOf(sources.records, id)] ?? 0;
  const metFirst = (ids: readonly NameId[]) =>
    ids.toSorted((one, other) => Number(birthsOf(other) >= MET) - Number(birthsOf(one) >= MET));

  const formsOf = ({ summary: { id, name } }: FoundName): readonly Hit[] =>
    FORMS.flatMap(([kind, says]) => metFirst(forms()[kind](id)).map((form) => told(form, says(name))));

  return ({ names, said }: Relation, sex: Gender | null, fits: Fits): readonly Hit[] => {
    const isNew = MADE_NEW.test(said);
    const own = inTurn(names.map((found) => [{ id: found.summary.id, why: found.why }, ...formsOf(found)]));
    const ofNew = own
      .filter(({ id }) => names.every(({ summary }) => summary.id !== id))
      .toSorted((one, other) => birthsOf(other.id) - birthsOf(one.id));
    // What means nearly the same honors nobody.
    const alike = inTurn(names.map(({ summary }) => sameMeaning(sources, [summary.id], sex, fits, 0)));
    return [
      ...(isNew ? ofNew : own),
      ...alike.slice(0, OF_ONE_MEANING),
      ...inTurn(names.map((name) => lettered.starting([name], "initial", sex, fits))).slice(0, OF_ONE_LETTER),
    ];
  };
}
