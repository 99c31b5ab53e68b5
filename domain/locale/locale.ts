import type { Locale } from "./locales.ts";

/** The one of this build. `LOCALE=en-GB` puts another into this line (tools/locale/in-locale.ts); nobody else names one. */
export const LOCALE: Locale = "en-US";

/** The language of pages; ours is English for everyone. */
export const LANG = LOCALE === "en-US" ? "en" : LOCALE;
