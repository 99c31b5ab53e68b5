import type { NameId } from "#domain/names/entry/name.ts";
import type { Sex } from "#domain/names/records/records.ts";

/** The names that a country gave most in its newest year; of each sex the most given first, in letters of addresses. */
export type MostGivenAbroad = {
  /** Id of the country (countries.ts). */
  readonly country: string;
  readonly year: number;
  readonly names: Readonly<Record<Sex, readonly NameId[]>>;
};

/** As many of each sex are kept. */
export const MOST_GIVEN = 100;
