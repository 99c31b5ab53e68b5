import type { Counted } from "#domain/names/entry/name-summary.ts";
import type { Sex } from "#domain/names/records/records.ts";

/** The sexes whose births are added where girls, boys or all babies are counted. */
export const SEXES_OF = {
  babies: ["F", "M"],
  girls: ["F"],
  boys: ["M"],
} as const satisfies Record<Counted, readonly Sex[]>;
