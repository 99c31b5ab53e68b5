import { foldName } from "#domain/names/entry/name.ts";
import type { Counted } from "#domain/names/entry/name-summary.ts";
import { type Origin, ORIGINS } from "#domain/names/entry/origin.ts";

/** Whose births are counted, all first. */
export const WHOSE = ["babies", "girls", "boys"] as const satisfies readonly Counted[];

/** Which names are drawn through time. Without anything asked: every name on record. */
export type TimeRequest = {
  /** First and last letters, folded to a–z; empty where any will do. */
  readonly start: string;
  readonly end: string;
  readonly whose: Counted;
  /** Names that our collection knows to come from there, or to be in use there. */
  readonly origin: Origin | null;
};

/** Letters of a beginning or an ending: no name has more. */
export const LONGEST_PART = 15;

/** A text longer than this is not looked at to its end. */
const LONGEST_TYPED = 40;

/** Reads "start=ma&end=n&whose=boys&origin=Irish". What is no choice here asks nothing. */
export function readTimeRequest(query: URLSearchParams): TimeRequest {
  const whose = query.get("whose");
  const origin = query.get("origin");
  return {
    start: readLetters(query.get("start") ?? ""),
    end: readLetters(query.get("end") ?? ""),
    whose: WHOSE.find((each) => each === whose) ?? "babies",
    origin: ORIGINS.find((each) => each === origin) ?? null,
  };
}

/** Letters as they count: "É" is e, "Mc D" is mcd, figures and other signs are nothing. */
export function readLetters(typed: string): string {
  return foldName(typed.slice(0, LONGEST_TYPED)).slice(0, LONGEST_PART);
}

/** The query of an address that asks for this, "" or with its "?": one for each request. */
export function timeQuery({ start, end, whose, origin }: TimeRequest): string {
  const query = new URLSearchParams([
    ...(start === "" ? [] : [["start", start]]),
    ...(end === "" ? [] : [["end", end]]),
    ...(whose === "babies" ? [] : [["whose", whose]]),
    ...(origin === null ? [] : [["origin", origin]]),
  ]).toString();
  return query === "" ? "" : `?${query}`;
}
