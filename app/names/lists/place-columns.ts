import type { AbroadName, StateRiser } from "#domain/names/lists/name-list.ts";
import { oneInOf } from "#domain/names/records/one-in.ts";
import { STATES } from "#domain/places/states.ts";
import type { Column } from "./list-table.ts";
import { counted, countedOrNot, NAME_OF_SEX } from "./number-columns.ts";

/** Columns of the lists of states and of other countries. */

const STATE: Column<StateRiser> = {
  label: "State",
  look: "words",
  cell: ({ state }) => STATES[state]?.name ?? "",
  fields: { state: ({ state }) => STATES[state]?.name ?? "" },
};

/** Fewer are no figure, though an estimate: the records do not list fewer. */
const LEAST_LISTED = 5;

type Windows = { readonly now: string; readonly before: string };

export function stateColumns(ofAll: boolean, { now, before }: Windows): readonly Column<StateRiser>[] {
  return [
    NAME_OF_SEX,
    ...(ofAll ? [STATE] : []),
    countedOrNot(`About, ${before}`, "babies_before", (row) => (row.before < LEAST_LISTED ? 0 : row.before)),
    counted(`About, ${now}`, "babies_now", (row) => row.now),
  ];
}

export const HARDLY_COLUMNS: readonly Column<AbroadName>[] = [
  NAME_OF_SEX,
  counted("Rank there", "rank_there", ({ rank }) => rank),
  counted("1 in", "one_in_there", ({ oneIn }) => oneIn),
  countedOrNot("US girls", "us_girls", ({ us }) => us.F.births),
  countedOrNot("US boys", "us_boys", ({ us }) => us.M.births),
];

export const ALSO_COLUMNS: readonly Column<AbroadName>[] = [
  NAME_OF_SEX,
  counted("Rank there", "rank_there", ({ rank }) => rank),
  counted("1 in there", "one_in_there", ({ oneIn }) => oneIn),
  counted("1 in the US", "one_in_us", ({ us, sex }) => oneInOf(us[sex].births, us[sex].listed) ?? 0),
];
