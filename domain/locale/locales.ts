/** The locales that the site can be built in, as BCP 47 writes them; ours first: docs/another-locale.md. */
export const LOCALES = ["en-US", "en-GB"] as const;
export type Locale = (typeof LOCALES)[number];
