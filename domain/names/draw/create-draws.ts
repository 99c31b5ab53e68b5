import { drawNames } from "#domain/names/browse/generate.ts";
import { asksGenderOnly, type NameRules } from "#domain/names/browse/name-rules.ts";
import type { CuratedName } from "#domain/names/entry/curated-name.ts";
import { entriesById } from "#domain/names/entry/entries-by-id.ts";
import type { GenderFilter } from "#domain/names/entry/gender.ts";
import type { NameId } from "#domain/names/entry/name.ts";
import type { Dice } from "#domain/names/name-book.ts";
import type { BirthRecords } from "#domain/names/records/records.ts";
import { recordOf } from "#domain/names/records/ssa-spelling.ts";
import { createDraw, type Drawable, type DrawHand } from "./draw-hand.ts";
import { familyNumbers } from "./family-numbers.ts";
import type { DrawBy, Mood } from "./mood.ts";
import { usageIn } from "./usage-in.ts";

type DrawnName = Drawable & { readonly id: NameId };

type Sources = {
  readonly records: BirthRecords;
  readonly collection: readonly CuratedName[];
  readonly soundFamilies: readonly (readonly string[])[];
  /** Ids of the collection that fit. */
  readonly fitting: (rules: NameRules) => readonly NameId[];
};

/** Draws ids of the collection that fit. What asks for a sex of use alone is made ready once for each mood. */
export function createDraws({ records, collection, soundFamilies, fitting }: Sources) {
  const numbers = familyNumbers(soundFamilies);
  const drawable = new Map(Array.from(entriesById(collection), ([id, entry]) => [id, readName(id, entry)]));
  const ready = new Map<`${Mood} ${GenderFilter}`, DrawHand<DrawnName>>();

  function readName(id: NameId, { gender, origin }: CuratedName): DrawnName {
    const record = recordOf(records, id);
    const { births, isWorn } = usageIn(records, record);
    return { id, gender, origin, births, isWorn, family: numbers.get(id) ?? null };
  }

  const drawOf = (rules: NameRules, mood: Mood) =>
    createDraw(
      fitting(rules).flatMap((id) => drawable.get(id) ?? []),
      mood,
    );

  function readyDraw(rules: NameRules, mood: Mood): DrawHand<DrawnName> {
    const key = `${mood} ${rules.gender}` as const;
    const known = ready.get(key) ?? drawOf(rules, mood);
    ready.set(key, known);
    return known;
  }

  return (count: number, rules: NameRules, dice: Dice, by: DrawBy): readonly NameId[] => {
    if (by === "even") return drawNames(fitting(rules), count, dice);
    const draw = asksGenderOnly(rules) ? readyDraw(rules, by) : drawOf(rules, by);
    return draw(count, dice).map(({ id }) => id);
  };
}
