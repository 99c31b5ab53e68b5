/** The curated names in one file, made by the build; the worker keeps it. */
export const NAMES_COPY_PATH = "/offline/names.json";
/** The pages of the site with their index, for searching without a network; made and kept likewise. */
export const SITE_COPY_PATH = "/offline/site.json";
