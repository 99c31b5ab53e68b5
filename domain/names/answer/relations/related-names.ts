import type { AnswerSources } from "#domain/names/answer/answer-sources.ts";
import type { FoundName } from "#domain/names/answer/words/find-name.ts";
import type { Gender } from "#domain/names/entry/gender.ts";
import type { NameId } from "#domain/names/entry/name.ts";
import type { Hit } from "#domain/names/search/hit.ts";
import { listed } from "#domain/text/list.ts";
import { once } from "#domain/once.ts";
import type { NameForms } from "./name-forms.ts";
import { createMiddles } from "./middle-names.ts";
import type { Relation } from "./read-relation.ts";
import type { RelationKind } from "./relation-kinds.ts";
import { createRhymes } from "./rhyme-index.ts";
import { createSiblings } from "./sibling-names.ts";

/** So many alike are chosen from; more, which takes a while, only where too few of them fit. */
const POOLS = [40, 200] as const;
const ENOUGH = 10;
const SOUND_POOL = 60;

/** Names by way of others that fit, best first, each with its reason; of one sex of use where one is wanted. */
export type RelatedNames = (
  relation: Relation,
  sex: Gender | null,
  fits: (id: NameId) => boolean,
) => readonly Hit[];

type Find = (
  relation: Relation,
  sex: Gender | null,
  pool: number,
  fits: (id: NameId) => boolean,
) => readonly Hit[];

export function createRelatedNames(sources: AnswerSources, forms: () => NameForms): RelatedNames {
  const { search, like, summaryOf } = sources;
  const rhymes = once(() => createRhymes(sources));
  const siblings = once(() => createSiblings(sources, forms(), rhymes()));
  const middles = once(() => createMiddles(sources, forms(), rhymes()));
  const isFor = (sex: Gender | null) => (id: NameId) => {
    const gender = summaryOf(id)?.gender;
    return sex === null || gender === sex || (gender === "unisex" && sex !== "unisex");
  };
  const ofEach = (
    names: readonly FoundName[],
    find: (id: NameId) => readonly NameId[],
    says: (name: string) => string,
  ) => names.flatMap(({ summary }) => find(summary.id).map((id) => told(id, says(summary.name))));

  const FIND: Readonly<Record<RelationKind, Find>> = {
    like: ({ names }, _, pool) =>
      like(idsOf(names), pool).map(({ summary, reasons }) => ({
        id: summary.id,
        why: { kind: "like", reasons },
      })),
    siblings: ({ names }, sex, pool) => siblings()(idsOf(names), sex, pool),
    middles: ({ names }, sex, _, fits) => middles()(names, sex, fits),
    nicknames: ({ names }) => ofEach(names, forms().nicknamesOf, (name) => `nickname of ${name}`),
    full: ({ names }) => ofEach(names, forms().fullOf, (name) => `${name} is short for it`),
    shortFor(relation, sex, pool, fits) {
      const isShort = relation.names.some(
        ({ summary: { id } }) => forms().fullOf(id).length > forms().nicknamesOf(id).length,
      );
      return FIND[isShort ? "full" : "nicknames"](relation, sex, pool, fits);
    },
    rhymes: ({ names }) => [
      ...ofEach(
        names,
        (id) => rhymes().rhymesWith(id).rhyming,
        (name) => `rhymes with ${name}`,
      ),
      ...ofEach(
        names,
        (id) => rhymes().rhymesWith(id).guessed,
        (name) => `rhymes with ${name}, by its spelling`,
      ),
      ...ofEach(
        names,
        (id) => rhymes().rhymesWith(id).ending,
        (name) => `ends in the sound of ${name}`,
      ),
    ],
    sounds: ({ names }, sex) =>
      names.flatMap(({ summary: { name, id: self }, why, instead }) => [
        ...(instead === null ? [] : [{ id: self, why }]),
        ...search.find(name, sex ?? "all", SOUND_POOL).filter((hit) => hit.id !== self && isSaidSo(hit)),
      ]),
    counterpart: ({ names, sex }, _, pool) =>
      sex === "unisex"
        ? [
            ...ofEach(names, forms().nicknamesOf, (name) => `nickname of ${name}`),
            ...like(idsOf(names), pool, sex).map(({ summary, reasons }): Hit => ({
              id: summary.id,
              why: { kind: "like", reasons },
            })),
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
    language: ({ names, language }) =>
      ofEach(names, forms().cognatesOf, (name) => `form of ${name}`).filter(({ id }) => {
        const entry = sources.entryOf(id);
        const origins = entry === undefined ? [] : [entry.origin, ...(entry.alsoFrom ?? [])];
        return origins.some((origin) => language?.origins.includes(origin));
      }),
    languages: ({ names }) => ofEach(names, forms().cognatesOf, (name) => `form of ${name}`),
  };

  return (relation, sex, fits) => {
    const named = new Set(idsOf(relation.names));
    const gender = relation.sex ?? sex;
    const ofSex = isFor(gender);
    const isWanted = (id: NameId) =>
      (SHOWS_ITSELF.has(relation.kind) || !named.has(id)) && ofSex(id) && fits(id);
    let found: readonly Hit[] = [];
    for (const pool of POOLS) {
      const hits = FIND[relation.kind](relation, gender, pool, fits);
      const first = new Map(hits.toReversed().map((hit) => [hit.id, hit]));
      found = hits.filter((hit) => first.get(hit.id) === hit && isWanted(hit.id));
      if (found.length >= ENOUGH || hits.length < pool / 4 || relation.kind === "middles") break;
    }
    return found;
  };
}

/** Where the name that was given is an answer, too, when it was typed otherwise. */
const SHOWS_ITSELF: ReadonlySet<RelationKind> = new Set(["spellings", "sounds"]);

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

function told(id: NameId, says: string): Hit {
  return { id, why: { kind: "relation", says } };
}
