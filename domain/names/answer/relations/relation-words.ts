import type { Chip } from "#domain/names/search/names-answer.ts";
import { COMPARED } from "./compared-names.ts";
import { MADE_NEW } from "./in-honor.ts";
import type { Relation, RelationWish } from "./read-relation.ts";
import type { Comparison, RelationKind } from "./relation-kinds.ts";
import { writtenAs } from "./related-names.ts";

type Said = { readonly label: string; readonly rule: string };

const SIBLINGS = { girl: "Sisters", boy: "Brothers", unisex: "Siblings" } as const;
const FORMS = { girl: "Feminine forms", boy: "Masculine forms", unisex: "Unisex forms" } as const;

const SAID: Readonly<Record<RelationKind, (names: string, relation: Relation) => Said>> = {
  like: (names) => ({ label: `Like ${names}`, rule: "Alike in sound, era, origin and theme" }),
  siblings: (names, { sex }) => ({
    label: `${sex === null ? "Siblings" : SIBLINGS[sex]} for ${names}`,
    rule: "Alike in style and era, with no rhyme, no shared first letter or sound and no shared nickname",
  }),
  middles: (names, { beside }) => ({
    label: `Middle names for ${beside === null ? names : `${names} ${beside.summary.name}`}`,
    rule: "Well known, no rhyme, a different first letter, mostly a different number of syllables",
  }),
  firsts: (names) => ({
    label: `First names before ${names}`,
    rule: "Well known, no rhyme, a different first letter, mostly a different number of syllables",
  }),
  nicknames: (names) => ({ label: `Nicknames for ${names}`, rule: "Short and pet forms of the name" }),
  full: (names) => ({ label: `Full names of ${names}`, rule: "Names it is a nickname for" }),
  shortFor: (names) => ({ label: `Short for ${names}`, rule: "Short and full forms of the name" }),
  rhymes: (names) => ({
    label: `Rhymes with ${names}`,
    rule: "The same sound from the stressed vowel on, then the same last syllable",
  }),
  sounds: (names) => ({
    label: `Sounds like ${names}`,
    rule: "Pronounced the same, or spelled almost the same",
  }),
  starting: (names) => ({ label: `Starting like ${names}`, rule: "The same first letters" }),
  ending: (names) => ({ label: `Ending like ${names}`, rule: "The same last letters" }),
  counterpart: (names, { sex }) => ({
    label: `${FORMS[sex ?? "unisex"]} of ${names}`,
    rule: "Feminine and masculine forms of the same name",
  }),
  spellings: (names) => ({ label: `Spellings of ${names}`, rule: "The same name, spelled differently" }),
  language: (names, { language }) => ({
    label: `${capital(language?.written ?? "")} forms of ${names}`,
    rule: "The same name in another language",
  }),
  honoring: (names, { said }) => ({
    label: MADE_NEW.test(said) ? `Newer names after ${names}` : `After ${names}`,
    rule: "Its short, full, feminine, masculine and foreign forms; then a few with the same meaning, and a few with the same first letter",
  }),
  meaning: (names) => ({ label: `Means the same as ${names}`, rule: "Names with the same meaning" }),
  languages: (names) => ({
    label: `${names} in other languages`,
    rule: "The same name in other languages",
  }),
};

const MEASURED = {
  rarer: "A lower rank in the last year of the records, each among its own sex",
  commoner: "A higher rank in the last year of the records, each among its own sex",
  asCommon: "A rank near it in the last year of the records, each among its own sex",
  between: "A rank between theirs in the last year of the records, each among its own sex",
  shorter: "Fewer letters",
  longer: "More letters",
} as const satisfies Record<Comparison, string>;

/** The chips of what was read. A comparison beside a relation is of its own kind; alone it is the relation. */
export function relationChips({ relation, comparison }: RelationWish): readonly Chip[] {
  const chips: Chip[] = [];
  if (relation !== null) {
    const { from, to } = relation.place;
    chips.push({ kind: "relation", ...SAID[relation.kind](writtenAs(relation.names), relation), from, to });
  }
  if (comparison !== null) {
    const { by, than, place } = comparison;
    const measure = by === "shorter" || by === "longer" ? "pattern" : "popularity";
    chips.push({
      kind: relation === null ? "relation" : measure,
      label: `${capital(COMPARED[by])} ${writtenAs(than)}`,
      rule: MEASURED[by],
      from: place.from,
      to: place.to,
    });
  }
  return chips;
}

function capital(words: string): string {
  return words.slice(0, 1).toUpperCase() + words.slice(1);
}
