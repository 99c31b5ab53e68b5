import { readNameId } from "#domain/names/entry/name.ts";
import type { NameId } from "#domain/names/entry/name.ts";
import type { Sex } from "#domain/names/records/records.ts";
import { stateOfCode } from "#domain/places/states.ts";

/** What an address of the map asks for. What it asks in no way that is known is as if it were not asked. */
export type MapRequest = {
  /** As it was written, and the name it is; undefined for what is no name. */
  readonly text: string;
  readonly id: NameId | undefined;
  /** Null: the sex it is given to more. */
  readonly sex: Sex | null;
  readonly from: number | null;
  /** Place in STATES, or -1. */
  readonly state: number;
};

const LONGEST = 40;

export function readMapRequest(query: URLSearchParams): MapRequest {
  const text = (query.get("name") ?? "").trim().slice(0, LONGEST);
  const sex = query.get("sex");
  return {
    text,
    id: text === "" ? undefined : readNameId(text),
    sex: sex === "girls" ? "F" : sex === "boys" ? "M" : null,
    from: readFirstYear(query),
    state: stateOfCode(query.get("state") ?? ""),
  };
}

/** The first of the years that an address asks for; null where it asks for none. */
export function readFirstYear(query: URLSearchParams): number | null {
  const from = Number(query.get("from") ?? "");
  return Number.isInteger(from) && from > 0 ? from : null;
}
