import { namePartOf } from "#domain/fit/full-name.ts";
import type { Around } from "#domain/fit/middles/is-dropped.ts";
import { rankMiddles } from "#domain/fit/middles/rank-middles.ts";
import { createFamilyBook } from "#domain/fit/siblings/create-family-book.ts";
import type { FamilyName } from "#domain/fit/siblings/family-name.ts";
import { profileOf } from "#domain/fit/siblings/family-profile.ts";
import { type RankedName, rankSiblings } from "#domain/fit/siblings/rank-siblings.ts";
import { SIBLING_MOODS } from "#domain/fit/siblings/moods.ts";
import type { AnswerSources } from "#domain/names/answer/answer-sources.ts";
import type { FoundName } from "#domain/names/answer/words/find-name.ts";
import type { NameId } from "#domain/names/entry/name.ts";
import { recordOf } from "#domain/names/records/ssa-spelling.ts";
import type { Gender } from "#domain/names/entry/gender.ts";
import type { Fits } from "./relation-kinds.ts";
import type { Hit } from "#domain/names/search/hit.ts";
import { fillIn } from "#domain/text/fill-in.ts";

/** Names of each mood, and for the middle, at most. */
const OF_A_MOOD = 16;
const MIDDLES = 40;

/** Where no more than this part of all names fit, a letter or a length is asked for, and nothing is too much of it. */
const NARROW = 0.2;

/** Births of ten years from which on people have met a name. */
const MET = 5000;

/** Names beside children, or behind a first name, as /fit ranks them. */
type FamilyNames = {
  readonly siblings: (children: readonly FoundName[], sex: Gender | null, fits: Fits) => readonly Hit[];
  readonly middles: (
    first: FoundName,
    surname: string | null,
    beside: FoundName | null,
    sex: Gender | null,
    fits: Fits,
  ) => readonly Hit[];
  /** What may stand before a middle name, as if the two were the other way round. */
  readonly firsts: (middle: FoundName, sex: Gender | null, fits: Fits) => readonly Hit[];
};

/** Of the names that parents put in the middle most often, so many are weighed, and so many come first: the ranking alone likes what is as new as the first name. */
const USUAL = 18;
const USUAL_FIRST = 6;

/** Theo Mateo: no rhyme, and yet one ending said twice. */
const ENDING = 2;

function endsAlike(one: string, other: string): boolean {
  return one.slice(-ENDING) === other.slice(-ENDING);
}

/** First letter and first sound: Hayes is too near to Hazel, and Phoebe to Finn. */
function startOf(name: FamilyName) {
  return { letter: name.letters.charAt(0), sound: profileOf(name).heard.charAt(0) };
}

function isOneStart(one: ReturnType<typeof startOf>, other: ReturnType<typeof startOf>): boolean {
  return one.letter === other.letter || (one.sound !== "" && one.sound === other.sound);
}

/** The same rankings that /fit has, over the records and the collection; takes some 30 ms to make. */
export function createFamilyNames({
  records,
  collection,
  themes,
  texts,
}: Pick<AnswerSources, "records" | "collection" | "themes" | "texts">): FamilyNames {
  const book = createFamilyBook({ records, collection, themes, styles: texts.family.styles });
  const unwanted = {
    ...texts.family.unwanted,
    soundOf: (letters: string) => book.find(letters) ?? undefined,
  };
  const familyName = ({ summary }: FoundName): FamilyName | null => book.find(summary.name);
  const fitting = (fits: Fits) => {
    if (fits === null) return { varied: true };
    const among = new Uint8Array(book.names.length);
    let count = 0;
    for (let at = 0; at < book.names.length; at++) {
      if (!fits(book.names[at]?.letters ?? "")) continue;
      among[at] = 1;
      count++;
    }
    return { among, varied: count > NARROW * book.names.length };
  };
  const isMet = (id: NameId) => (records.recentBirths[recordOf(records, id)] ?? 0) >= MET;
  const told = ({ name, reasons }: RankedName): Hit => ({
    id: name.letters,
    why: {
      kind: "like",
      reasons: reasons.map(({ kind, facts }) => fillIn(texts.family.reasons[kind], facts).replace(/\.$/, "")),
    },
  });

  const usualFor = (gender: Gender | null, fits: Fits): Fits => {
    const { girl, boy } = texts.middles;
    const often = [girl, boy].map((names) => names.filter((id) => fits?.(id) !== false).slice(0, USUAL));
    const [girls = [], boys = []] = often;
    const usual = new Set(gender === "girl" ? girls : gender === "boy" ? boys : [...girls, ...boys]);
    return (id) => usual.has(id);
  };
  const rankedAround = (
    around: Around,
    sex: Gender | null,
    fits: Fits,
    most: number,
  ): readonly RankedName[] => {
    const { first } = around;
    const gender = sex ?? (first.gender === "unisex" ? null : first.gender) ?? "all";
    return rankMiddles(around, book.names, { gender, most, unwanted, ...fitting(fits) }).filter(
      ({ name }) => !endsAlike(first.letters, name.letters),
    );
  };

  return {
    siblings(children, sex, fits) {
      const family = children.flatMap((child) => familyName(child) ?? []);
      const fit = fitting(fits);
      const starts = family.map(startOf);
      // Who asks for a letter wants it, whatever the others begin with.
      const allows = (name: FamilyName) =>
        !fit.varied || !starts.some((start) => isOneStart(start, startOf(name)));
      const options = { gender: sex ?? "all", each: OF_A_MOOD, ...fit, allows } as const;
      const ranked = rankSiblings(family, book.names, options);
      const hits = SIBLING_MOODS.flatMap((mood) => ranked[mood]).map(told);
      // Beside names that everybody knows, those that one has met come first: Avery and Harper, before Nairobi.
      const areKnown = children.every(({ summary }) => isMet(summary.id));
      return areKnown ? hits.toSorted((one, other) => Number(isMet(other.id)) - Number(isMet(one.id))) : hits;
    },
    middles(found, surname, beside, sex, fits) {
      const first = familyName(found);
      if (first === null) return [];
      // A name that is there already stands next to it, too.
      const after = surname ?? beside?.summary.name ?? null;
      const around = { first, surname: after === null ? null : namePartOf(after, unwanted) };
      const often = rankedAround(around, sex, usualFor(sex ?? first.gender, fits), USUAL_FIRST);
      const others = rankedAround(around, sex, fits, MIDDLES);
      const isNew = ({ name }: RankedName) => often.every((one) => one.name !== name);
      return [...often, ...others.filter(isNew)].slice(0, MIDDLES).map(told);
    },
    firsts(middle, sex, fits) {
      const first = familyName(middle);
      return first === null ? [] : rankedAround({ first, surname: null }, sex, fits, MIDDLES).map(told);
    },
  };
}
