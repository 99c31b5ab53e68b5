import type { AnswerSources } from "#domain/names/answer/answer-sources.ts";
import type { FoundName } from "#domain/names/answer/words/find-name.ts";
import type { Gender } from "#domain/names/entry/gender.ts";
import type { NameId } from "#domain/names/entry/name.ts";
import type { Origin } from "#domain/names/entry/origin.ts";
import { inTurn } from "#domain/names/search/by-name/in-turn.ts";
import { otherSex } from "#domain/names/like/other-sex.ts";
import type { Hit } from "#domain/names/search/hit.ts";
import { BLENDS, blendedNames } from "./blended-names.ts";
import { createFamilyNames } from "./family-names.ts";
import { createInHonor } from "./in-honor.ts";
import { listed } from "#domain/locale/lists.ts";
import { once } from "#domain/once.ts";
import { createLettered } from "./lettered-names.ts";
import type { FormIn } from "./forms-of-name.ts";
import type { NameForms } from "./name-forms.ts";
import { likeRare } from "./like-rare.ts";
import type { Relation } from "./read-relation.ts";
import { ASKS_FORM, type Fits, type RelationKind } from "./relation-kinds.ts";
import { createRhymes } from "./rhyme-index.ts";
import { respelled } from "./respelled.ts";
import { rhymingNames } from "./rhyming-names.ts";
import { sameMeaning } from "./same-meaning.ts";
import { told } from "./told.ts";

/** Names alike, at most. */
const ALIKE = 40;
const SOUND_POOL = 60;
/** Where there is no form: names that begin alike, at most. */
const OF_ONE_START = 12;
const OF_FORMS: ReadonlySet<RelationKind> = new Set([
  "nicknames",
  "full",
  "shortFor",
  "counterpart",
  "language",
]);

/** Names by way of others that fit, best first, each with its reason; of one sex of use where one is wanted. */
type RelatedNames = (relation: Relation, sex: Gender | null, fits: Fits) => readonly Hit[];

type Find = (relation: Relation, sex: Gender | null, fits: Fits) => readonly Hit[];

export function createRelatedNames(sources: AnswerSources, forms: () => NameForms): RelatedNames {
  const { search, like, summaryOf } = sources;
  const rhymes = once(() => createRhymes(sources));
  const family = once(() => createFamilyNames(sources));
  const isKnown = (id: NameId) => summaryOf(id) !== undefined;
  const isFor = (sex: Gender | null) => (id: NameId) => {
    const gender = summaryOf(id)?.gender;
    return sex === null || gender === sex || (gender === "unisex" && sex !== "unisex");
  };
  const ofEach = (
    names: readonly FoundName[],
    find: (id: NameId) => readonly NameId[],
    says: (name: string) => string,
  ) => names.flatMap(({ summary }) => find(summary.id).map((id) => told(id, says(summary.name))));
  const lettered = createLettered(sources);
  const inHonor = createInHonor(sources, forms, lettered);

  const FIND: Readonly<Record<RelationKind, Find>> = {
    like: ({ names, said }, sex, fits) => [
      ...(BLENDS.test(said) ? blendedNames(sources, names) : []),
      ...like(idsOf(names), ALIKE, {
        ...otherSex(
          sex,
          names.map(({ summary }) => summary),
        ),
        ...likeRare(summaryOf, names, fits),
      }).map(({ summary, reasons }): Hit => ({ id: summary.id, why: { kind: "like", reasons: reasons() } })),
    ],
    siblings: ({ names }, sex, fits) => family().siblings(names, sex, fits),
    middles: ({ names, surname, beside }, sex, fits) =>
      inTurn(names.map((first) => family().middles(first, surname, beside, sex, fits))),
    firsts: ({ names: [middle] }, sex, fits) =>
      middle === undefined
        ? []
        : family()
            .firsts(middle, sex, fits)
            .map(({ id }) => told(id, `goes before ${middle.summary.name}`)),
    nicknames: ({ names }) => ofEach(names, forms().nicknamesOf, (name) => `nickname of ${name}`),
    full: ({ names }) => ofEach(names, forms().fullOf, (name) => `${name} is short for it`),
    shortFor(relation, sex, fits) {
      if (relation.names.length > 1)
        return [...FIND.full(relation, sex, fits), ...FIND.nicknames(relation, sex, fits)];
      const isShort = relation.names.some(
        ({ summary: { id } }) => forms().fullOf(id).length > forms().nicknamesOf(id).length,
      );
      return FIND[isShort ? "full" : "nicknames"](relation, sex, fits);
    },
    rhymes: ({ names }, sex, fits) =>
      rhymingNames(rhymes(), names, (id) => isFor(sex)(id) && fits?.(id) !== false),
    sounds: ({ names }, sex) =>
      names.flatMap(({ summary: { name, id: self }, why, instead }) => [
        ...(instead === null ? [] : [{ id: self, why }]),
        ...search.find(name, sex ?? "all", SOUND_POOL).filter((hit) => hit.id !== self && isSaidSo(hit)),
      ]),
    starting: ({ names, said }, sex, fits) => lettered.starting(names, said, sex, fits),
    ending: ({ names }, sex, fits) => lettered.ending(names, sex, fits),
    counterpart: ({ names, sex }, _, fits) =>
      sex === "unisex"
        ? [
            ...ofEach(names, forms().nicknamesOf, (name) => `nickname of ${name}`),
            ...like(idsOf(names), ALIKE, { gender: sex, ...(fits && { fits }) }).map(
              ({ summary, reasons }): Hit => ({
                id: summary.id,
                why: { kind: "like", reasons: reasons() },
              }),
            ),
          ]
        : ofEach(
            names,
            (id) => forms().counterpartsOf(id),
            (name) => `${sex === "girl" ? "feminine" : "masculine"} form of ${name}`,
          ),
    spellings: ({ names }) => [
      ...names.map(({ summary, why }) => ({ id: summary.id, why })),
      ...ofEach(names, forms().spellingsOf, (name) => `another spelling of ${name}`),
      ...names.flatMap(({ summary: { id, name, curated } }) =>
        curated ? [] : search.find(name, "all", SOUND_POOL).filter((hit) => hit.id !== id && isSaidSo(hit)),
      ),
    ],
    language: ({ names, language }) => [
      ...formsAbroad(forms(), names, language?.origins).map(formTold),
      ...ofEach(names, forms().cognatesOf, (name) => `form of ${name}`).filter(({ id }) => {
        const entry = sources.entryOf(id);
        const origins = entry === undefined ? [] : [entry.origin, ...(entry.alsoFrom ?? [])];
        return origins.some((origin) => language?.origins.includes(origin));
      }),
    ],
    honoring: (relation, sex, fits) => inHonor(relation, sex, fits),
    meaning: ({ names }, sex, fits) => sameMeaning(sources, idsOf(names), sex, fits),
    languages: ({ names }) =>
      formsAbroad(forms(), names)
        .map(formTold)
        .concat(ofEach(names, forms().cognatesOf, (name) => `form of ${name}`)),
  };

  return (relation, sex, fits) => {
    const named = new Set(idsOf(relation.names.concat(relation.beside ?? [])));
    const gender = relation.sex ?? sex;
    const ofSex = isFor(gender);
    // "Is Xander short for Alexander?" asks about both.
    const showsNamed = SHOWS_ITSELF.has(relation.kind) || (SHORT.has(relation.kind) && named.size > 1);
    const isWanted = (id: NameId) =>
      (showsNamed || !named.has(id)) && isKnown(id) && ofSex(id) && fits?.(id) !== false;
    const isFirst = ({ id }: Hit) => Number(named.has(id));
    const own = FIND[relation.kind](relation, gender, fits);
    const hits = [
      ...(own.length === 0 && OF_FORMS.has(relation.kind)
        ? FIND[relation.kind]({ ...relation, names: respelled(sources, relation.names) }, gender, fits)
        : own),
    ];
    if (showsNamed && SHORT.has(relation.kind)) hits.sort((one, other) => isFirst(other) - isFirst(one));
    if (
      relation.kind === "counterpart" &&
      ASKS_FORM.test(relation.said) &&
      !hits.some(({ id }) => isWanted(id))
    )
      hits.push(...lettered.starting(relation.names, "", gender, fits).slice(0, OF_ONE_START));
    const first = new Map(hits.toReversed().map((hit) => [hit.id, hit]));
    return hits.filter((hit) => first.get(hit.id) === hit && isWanted(hit.id));
  };
}

/** Where the name that was given is an answer, too, when it was typed otherwise. */
const SHORT: ReadonlySet<RelationKind> = new Set(["shortFor", "full", "nicknames"]);
const SHOWS_ITSELF: ReadonlySet<RelationKind> = new Set(["spellings", "sounds", "honoring"]);

/** Said the same, or one letter off. */
function isSaidSo({ why }: Hit): boolean {
  return why.kind === "sound" || (why.kind === "typo" && why.letters === 1);
}

export function idsOf(names: readonly FoundName[]): readonly NameId[] {
  return names.map(({ summary }) => summary.id);
}

/** "Hazel and Ivy". */
export function writtenAs(names: readonly FoundName[]): string {
  return listed(names.map(({ summary }) => summary.name));
}

/** Reviewed forms of names, in some languages or in all. */
export function formsAbroad(
  forms: NameForms,
  names: readonly FoundName[],
  languages?: readonly Origin[],
): readonly FormIn[] {
  return names.flatMap(({ summary }) =>
    forms
      .abroadOf(summary.id)
      .filter(({ language }) => languages === undefined || languages.includes(language)),
  );
}

function formTold({ id, language, of }: FormIn): Hit {
  return told(id, `${language} form of ${of}`);
}
