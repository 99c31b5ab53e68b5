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

/**
 * Reads the address. Of several genders the last counts: the form sends the chosen one first, a pressed button after it.
 * "generate=1" draws with the chosen gender, "generate=girl" with girl whatever is chosen; a draw empties the search.
 */
export function readFinder(params: URLSearchParams): FinderQuery {
  const gender = filterIn(params.getAll("gender").at(-1)) ?? "all";
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

function filterIn(text: string | undefined): GenderFilter | null {
  return GENDER_FILTERS.find((filter) => filter === text) ?? null;
}
