import type { Counted } from "#domain/names/entry/name-summary.ts";
import type { Sex } from "#domain/names/records/records.ts";

/** In the order in which SSA's files hold them. */
export const SEXES = ["F", "M"] as const satisfies readonly Sex[];

/** The sexes whose births are added where girls, boys or all babies are counted. */
export const SEXES_OF = {
  babies: SEXES,
  girls: ["F"],
  boys: ["M"],
} as const satisfies Record<Counted, readonly Sex[]>;

/** Of those that a name is given to more, the sex that the records count. */
export const SEX_OF = { girl: "F", boy: "M" } as const satisfies Record<"girl" | "boy", Sex>;

/** The one that a name is given to more, and the other. */
export function mainFirst(main: "girl" | "boy"): readonly ["girl" | "boy", "girl" | "boy"] {
  return main === "girl" ? ["girl", "boy"] : ["boy", "girl"];
}
