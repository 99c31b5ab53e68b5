import { BRAND } from "#content/site/brand.ts";

/** What our files call themselves. A new name of the house must go on reading the old files. */
export const LIST_FORMAT = `${BRAND.name.toLowerCase()}-saved-names`;
