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
