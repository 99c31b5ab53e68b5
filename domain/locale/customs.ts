import { LOCALE } from "./locale.ts";
import type { Locale } from "./locales.ts";

/** The paper that printers hold, first, and then the other one. */
const PAPERS = {
  "en-US": ["letter", "a4"],
  "en-GB": ["a4", "letter"],
} as const satisfies Record<Locale, readonly string[]>;

/** Papers that a sheet fits; the first is the one of the country. */
export const COMMON_PAPERS = PAPERS[LOCALE];
