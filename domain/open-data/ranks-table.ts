import { SEXES } from "#domain/names/lists/sexes.ts";
import type { NameBook } from "#domain/names/name-book.ts";
import { BABIES_OF } from "#domain/names/records/one-in.ts";
import type { RankBook } from "#domain/places/ranks/rank-book.ts";
import { STATES } from "#domain/places/states.ts";
import type { CsvField } from "#domain/text/csv.ts";

export const RANK_FIELDS = ["state", "first_year", "last_year", "sex", "rank", "name", "listed_births"];

type Books = { readonly names: Pick<NameBook, "summary">; readonly ranks: RankBook };

/** The top 100 of a state in a decade, girls and boys; empty where there is no such state or decade. */
export function rankRows(
  { names, ranks }: Books,
  state: number,
  from: number,
): readonly (readonly CsvField[])[] {
  const code = STATES[state]?.code;
  const decade = ranks.decades.find((each) => each.from === from);
  if (code === undefined || decade === undefined) return [];
  return SEXES.flatMap((sex) =>
    ranks
      .top(state, sex, from)
      .map(({ id, rank, births }) => [
        code,
        decade.from,
        decade.to,
        BABIES_OF[sex],
        rank,
        names.summary(id)?.name ?? id,
        births,
      ]),
  );
}
