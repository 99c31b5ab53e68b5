/** The curated names in one file, made by the build; the worker keeps it. */
export const NAMES_COPY_PATH = "/offline/names.json";
