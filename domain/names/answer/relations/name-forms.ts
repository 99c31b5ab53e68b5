import type { AnswerSources } from "#domain/names/answer/answer-sources.ts";
import { RELATIONS, type Relation } from "#domain/names/entry/curated-name.ts";
import type { NameId } from "#domain/names/entry/name.ts";
import { foldName } from "#domain/names/entry/name.ts";
import { createFormsIn, type FormIn } from "./forms-of-name.ts";
import { idOf, recordOf } from "#domain/names/records/ssa-spelling.ts";

/** Other forms of names, as entries and sound families have them: names that have a page, each once, the nearest first. */
export type NameForms = {
  readonly nicknamesOf: (id: NameId) => readonly NameId[];
  /** Names of which this is a nickname or a short form, the most given first. */
  readonly fullOf: (id: NameId) => readonly NameId[];
  readonly spellingsOf: (id: NameId) => readonly NameId[];
  /** Feminine and masculine forms: its own, then those of its other forms. */
  readonly counterpartsOf: (id: NameId) => readonly NameId[];
  /** The same name in other languages, by up to two steps. */
  readonly cognatesOf: (id: NameId) => readonly NameId[];
  /** The same by languages, as they are reviewed (forms-of-name.ts), without a page too; of a short form, those of its full name. */
  readonly abroadOf: (id: NameId) => readonly FormIn[];
};

type Links = ReadonlyMap<NameId, readonly NameId[]>;

/** Reads all entries once; about 10 ms. */
export function createForms({ records, families, collection, summaryOf, texts }: AnswerSources): NameForms {
  const links: Record<Relation | "nickname" | "full", Map<NameId, NameId[]>> = {
    variant: new Map(),
    cognate: new Map(),
    short: new Map(),
    counterpart: new Map(),
    nickname: new Map(),
    full: new Map(),
  };
  const link = (kind: keyof typeof links, from: NameId, to: NameId) => {
    if (from === to || to === "") return;
    const known = links[kind].get(from);
    if (known === undefined) links[kind].set(from, [to]);
    else if (!known.includes(to)) known.push(to);
  };
  /** As an entry lists them itself. */
  const pets = new Map<NameId, readonly NameId[]>();
  /** Of these their entries say that they are short for others. */
  const shortened = new Set<NameId>();
  for (const { name, nicknames = [], related, note, meaning } of collection) {
    const id = foldName(name);
    if (SHORTENED.test(note) || SHORTENED.test(meaning)) shortened.add(id);
    pets.set(id, nicknames.map(foldName));
    for (const nickname of nicknames) linkShort(id, foldName(nickname));
    for (const relation of RELATIONS) {
      for (const form of related?.[relation] ?? []) {
        const other = foldName(form);
        if (relation === "short") linkShort(...shorterLast(id, other));
        else link(relation, id, other);
      }
    }
  }
  // What one entry says of another is as true the other way round, but stands after what that one says itself.
  for (const kind of ["variant", "cognate", "counterpart"] as const) {
    const said = Array.from(links[kind], ([id, others]) => [id, others.slice()] as const);
    for (const [id, others] of said) for (const other of others) link(kind, other, id);
  }

  function linkShort(full: NameId, short: NameId) {
    link("nickname", full, short);
    link("full", short, full);
  }

  const isKnown = (id: NameId) => summaryOf(id) !== undefined;
  const birthsOf = (id: NameId) => records.recentBirths[recordOf(records, id)] ?? 0;
  const mostFirst = (ids: readonly NameId[]) => ids.toSorted((one, other) => birthsOf(other) - birthsOf(one));
  const sameSound = (id: NameId) =>
    families
      .familyOf(recordOf(records, id))
      ?.members.map((member) => idOf(records, member))
      .filter((other) => other !== id) ?? [];
  const spelled = (id: NameId) => [...new Set([...sameSound(id), ...linked(links.variant, id)])];
  /** Longer than the short form whose other sex it is, and with short forms of its own. */
  const isOwnName = (short: NameId, other: NameId) =>
    other.length > short.length && linked(links.nickname, other).length > 0;
  const known = (self: NameId, ids: Iterable<NameId>) =>
    [...new Set(ids)].filter((id) => id !== self && isKnown(id));
  /** Of a name itself, or of the spellings of it where nothing is said of itself. */
  const ofSpelling = (of: Links, id: NameId) => {
    const own = linked(of, id);
    return own.length > 0 ? own : spelled(id).flatMap((other) => linked(of, other));
  };

  /** Of the names that a short one may stand for, without those that are short for another of them: Katie, of Kate and Katherine. */
  const formal = (id: NameId, fulls: readonly NameId[]) => {
    const isPet = (full: NameId) =>
      PET_ENDING.test(full) && full.startsWith(id)
        ? full.length < id.length + LONGER
        : (PET_ENDING.test(full) || shortened.has(full)) &&
          linked(links.full, full).some((other) => isLonger(full)(other) && fulls.includes(other));
    // Jake is short itself, and of Jack no full form: Jack and John say so of each other.
    const isShort = (full: NameId) =>
      full.length <= id.length &&
      !pets.get(full)?.includes(id) &&
      linked(links.full, full).some(isLonger(full));
    return fulls.filter((full) => !isPet(full) && !isShort(full));
  };

  const fullOf = (id: NameId) => mostFirst(formal(id, known(id, ofSpelling(links.full, id))));
  /** John is no nickname of Jack, nor is Jake, of which nobody says so. */
  const isFullOf = (id: NameId, short: NameId) =>
    short.length >= id.length && !pets.get(id)?.includes(short) && linked(links.nickname, short).includes(id);

  const formsIn = createFormsIn(texts.formsAbroad);

  return {
    nicknamesOf: (id) => known(id, ofSpelling(links.nickname, id)).filter((short) => !isFullOf(id, short)),
    fullOf,
    spellingsOf: (id) => known(id, spelled(id)),
    counterpartsOf(id) {
      const forms = [id, ...spelled(id), ...linked(links.full, id)];
      const near = forms.flatMap((form) => linked(links.counterpart, form));
      // Bert is short for Robert and for Bertha: that makes Bertha no Robert.
      const ofShort = linked(links.nickname, id).flatMap((form) =>
        linked(links.counterpart, form).filter((other) => !isOwnName(form, other)),
      );
      const ofCognates = linked(links.cognate, id).flatMap((form) => linked(links.counterpart, form));
      const far = [...ofShort, ...ofCognates];
      const all = [...near, ...far];
      return known(id, [
        ...all,
        ...mostFirst(all.flatMap(spelled)),
        ...mostFirst(near.flatMap((each) => linked(links.cognate, each))),
      ]);
    },
    cognatesOf(id) {
      const self = [id, ...spelled(id)];
      const near = self.flatMap((form) => linked(links.cognate, form));
      const far = near.flatMap((form) => [...linked(links.cognate, form), ...linked(links.variant, form)]);
      return known(id, [...near, ...far]);
    },
    abroadOf(id) {
      const full = mostFirst(linked(links.full, id));
      const said = [id, ...spelled(id), ...full].map(formsIn).find((forms) => forms.length > 0) ?? [];
      return said.filter((form) => form.id !== id);
    },
  };
}

const SHORTENED = /\b(?:short|pet|clipped|familiar) (?:form|for\b)/i;
/** Letters that a full name has more than a short one that is no pet form of it. */
const LONGER = 3;
const PET_ENDING = /(?:ie|y|ey)$/;

function isLonger(full: NameId): (other: NameId) => boolean {
  return (other) => other.length > full.length;
}

function linked(links: Links, id: NameId): readonly NameId[] {
  return links.get(id) ?? [];
}

function shorterLast(one: NameId, other: NameId): readonly [NameId, NameId] {
  return one.length >= other.length ? [one, other] : [other, one];
}
