import { type Mood, readMood, USUAL_MOOD } from "#domain/names/draw/mood.ts";
import { GENDER_FILTERS, type GenderFilter } from "#domain/names/entry/gender.ts";

/** Which names come up as cards. */
export type DeckChoice = {
  readonly gender: GenderFilter;
  /** All other rules, as an address writes them ("origin=Irish&length=short"); "" for none. */
  readonly filters: string;
  readonly mood: Mood;
};

/** In one text; "" for any names, mixed. */
export function formatChoice({ gender, filters, mood }: DeckChoice): string {
  return String(
    new URLSearchParams([
      ...(gender === "all" ? [] : [["gender", gender]]),
      ...new URLSearchParams(filters),
      ...(mood === USUAL_MOOD ? [] : [["mood", mood]]),
    ]),
  );
}

export function parseChoice(text: string): DeckChoice {
  const params = new URLSearchParams(text);
  const gender = GENDER_FILTERS.find((filter) => filter === params.get("gender")) ?? "all";
  const mood = readMood(params.get("mood"));
  params.delete("gender");
  params.delete("mood");
  return { gender, filters: String(params), mood };
}

/** The same names without a wish but the gender: nothing else of a choice shows in them. */
export function withoutWishes({ gender }: Pick<DeckChoice, "gender">): DeckChoice {
  return { gender, filters: "", mood: USUAL_MOOD };
}
