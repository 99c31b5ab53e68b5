import type { Locale } from "./locales.ts";

/** The one of this build. `LOCALE=en-GB` puts another into this line (tools/locale/in-locale.ts); nobody else names one. */
export const LOCALE: Locale = "en-US";

/** Whether this build says our texts as they were written. */
export const IS_AS_WRITTEN = LOCALE === "en-US";

/** The language of pages; ours is English for everyone. */
export const LANG = IS_AS_WRITTEN ? "en" : LOCALE;
