import type { Answers } from "#domain/printables/answers.ts";
import type { Offer } from "#domain/printables/offers.ts";

/** What signs stand for, by sign: "BF" is "breastfed". */
export type Meanings = ReadonlyMap<string, string>;

/** What every part of the form gets. */
export type FormProps = {
  readonly answers: Answers;
  readonly write: (key: string, text: string) => void;
  readonly meanings: Meanings;
  /** What could stand in a blank, by key. */
  readonly offers: ReadonlyMap<string, Offer>;
};

/** The id of the heading of the form. */
export const HEADING_ID = "fill-heading";

/** The id of the field of a blank. */
export function fieldId(key: string): string {
  return `fill-${key}`;
}
