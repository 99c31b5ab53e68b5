import type { Dice } from "#domain/names/name-book.ts";
import { GENDER_FILTERS, type GenderFilter } from "#domain/names/gender.ts";

/** Characters of a search; the API refuses more. */
export const LONGEST_TEXT = 100;

/** What the address asks of the finder. */
export type FinderQuery = {
  readonly text: string;
  readonly gender: GenderFilter;
  /** The filter to draw names with at once, when a form asked for it without JavaScript. */
  readonly draw: GenderFilter | null;
};

/** The field in which a form sends the gender chosen before. The button of a gender says "gender" itself. */
export const KEPT_GENDER = "keep";

/**
 * Reads the address. A gender counts before the one that was kept: its button has just been pressed.
 * "generate=1" draws with the chosen gender, "generate=girl" with girl whatever is chosen; a draw empties the search.
 */
export function readFinder(params: URLSearchParams): FinderQuery {
  const gender = filterIn(params.get("gender") ?? params.get(KEPT_GENDER)) ?? "all";
  const generate = params.get("generate") ?? "";
  const draw = generate === "1" ? gender : filterIn(generate);
  const text = draw === null ? (params.get("q") ?? "").trim().slice(0, LONGEST_TEXT) : "";
  return { text, gender, draw };
}

const SEEDS = 1_000_000;

/** With the seed in the address, a draw is the same again after a reload, and when a saved name leads back to it. */
export function seedIn(params: URLSearchParams): number | null {
  const seed = params.get("seed") ?? "";
  return /^\d{1,6}$/.test(seed) ? Number(seed) : null;
}

/**
 * Where a form without JavaScript should have led: its address without what the form only kept, and with a seed for what it
 * drew. Null when there is nothing to tidy.
 */
export function tidyAddress(params: URLSearchParams, dice: Dice): string | null {
  const lacksSeed = params.has("generate") && seedIn(params) === null;
  if (!params.has(KEPT_GENDER) && !lacksSeed) return null;
  const finder = readFinder(params);
  const tidy = finderAddress(finder);
  if (finder.draw === null) return tidy;
  const seed = Math.floor(dice() * SEEDS);
  return `${tidy}${tidy.includes("?") ? "&" : "?"}generate=${finder.draw}&seed=${seed}`;
}

/** The shortest address that shows the same search again. */
export function finderAddress({ text, gender }: Pick<FinderQuery, "text" | "gender">): string {
  const params = new URLSearchParams();
  if (text !== "") params.set("q", text);
  if (gender !== "all") params.set("gender", gender);
  return params.size === 0 ? "/" : `/?${params}`;
}

function filterIn(text: string | null): GenderFilter | null {
  return GENDER_FILTERS.find((filter) => filter === text) ?? null;
}
