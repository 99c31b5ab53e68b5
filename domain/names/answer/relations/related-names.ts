import type { AnswerSources } from "#domain/names/answer/answer-sources.ts";
import type { FoundName } from "#domain/names/answer/words/find-name.ts";
import type { Gender } from "#domain/names/entry/gender.ts";
import type { NameId } from "#domain/names/entry/name.ts";
import type { Hit } from "#domain/names/search/hit.ts";
import { listed } from "#domain/text/list.ts";
import { once } from "#domain/once.ts";
import { createForms } from "./name-forms.ts";
import { createMiddles } from "./middle-names.ts";
import type { Relation } from "./read-relation.ts";
import type { RelationKind } from "./relation-kinds.ts";
import { createRhymes } from "./rhyme-index.ts";
import { createSiblings } from "./sibling-names.ts";

/** The most that likeness gives, out of which rules choose. */
const LIKE_POOL = 200;
const SOUND_POOL = 60;

/** Names by way of others, best first, each with its reason; of one sex of use where one is wanted. */
export type RelatedNames = (relation: Relation, sex: Gender | null) => readonly Hit[];

export function createRelatedNames(sources: AnswerSources): RelatedNames {
  const { search, like, summaryOf } = sources;
  const forms = once(() => createForms(sources));
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

  const FIND: Readonly<Record<RelationKind, (relation: Relation, sex: Gender | null) => readonly Hit[]>> = {
    like: ({ names }) =>
      like(idsOf(names), LIKE_POOL).map(({ summary, reasons }) => ({
        id: summary.id,
        why: { kind: "like", reasons },
      })),
    siblings: ({ names }, sex) => siblings()(idsOf(names), sex),
    middles: ({ names }, sex) => middles()(names.slice(0, 1), sex),
    nicknames: ({ names }) => ofEach(names, forms().nicknamesOf, (name) => `nickname of ${name}`),
    full: ({ names }) => ofEach(names, forms().fullOf, (name) => `${name} is short for it`),
    shortFor(relation, sex) {
      const isShort = relation.names.some(
        ({ summary: { id } }) => forms().fullOf(id).length > forms().nicknamesOf(id).length,
      );
      return FIND[isShort ? "full" : "nicknames"](relation, sex);
    },
    rhymes: ({ names }) => [
      ...ofEach(
        names,
        (id) => rhymes().rhymesWith(id).rhyming,
        (name) => `rhymes with ${name}`,
      ),
      ...ofEach(
        names,
        (id) => rhymes().rhymesWith(id).ending,
        (name) => `ends in the sound of ${name}`,
      ),
    ],
    sounds: ({ names }, sex) =>
      names.flatMap(({ summary: { name, id: self } }) =>
        search
          .find(name, sex ?? "all", SOUND_POOL)
          .filter(({ id, why }) => id !== self && (why.kind === "sound" || why.kind === "typo")),
      ),
    counterpart: ({ names, sex }) =>
      ofEach(
        names,
        (id) => forms().counterpartsOf(id),
        (name) => `${SEX_FORM[sex ?? "unisex"]} of ${name}`,
      ),
    spellings: ({ names }) => ofEach(names, forms().spellingsOf, (name) => `another spelling of ${name}`),
    language: ({ names, language }) =>
      ofEach(names, forms().cognatesOf, (name) => `form of ${name}`).filter(({ id }) => {
        const entry = sources.entryOf(id);
        const origins = entry === undefined ? [] : [entry.origin, ...(entry.alsoFrom ?? [])];
        return origins.some((origin) => language?.origins.includes(origin));
      }),
  };

  return (relation, sex) => {
    const named = new Set(idsOf(relation.names));
    const seen = new Set<NameId>();
    const wanted = isFor(relation.sex ?? sex);
    return FIND[relation.kind](relation, relation.sex ?? sex).filter(({ id }) => {
      if (named.has(id) || seen.has(id) || !wanted(id)) return false;
      seen.add(id);
      return true;
    });
  };
}

const SEX_FORM = {
  girl: "feminine form",
  boy: "masculine form",
  unisex: "another form",
} as const satisfies Record<Gender, string>;

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
