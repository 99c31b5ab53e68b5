/** A locale that the site can be built in, as BCP 47 writes it: docs/another-locale.md. */
export const LOCALES = ["en-US", "en-GB"] as const;
export type Locale = (typeof LOCALES)[number];

/** The one of this build. `LOCALE=en-GB` puts another into this line (tools/locale/in-locale.ts); nobody else names one. */
export const LOCALE: Locale = "en-US";
