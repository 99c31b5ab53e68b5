import type { Sex } from "#domain/names/records/records.ts";

/** In the order in which SSA's files hold them. */
export const SEXES = ["F", "M"] as const satisfies readonly Sex[];
