import { IS_AS_WRITTEN, LOCALE } from "#domain/locale/locale.ts";
import { ROOT } from "#server/root.ts";

/** The folder of our articles and pages: as they were written, or as the build has put them into another locale. */
export const OUR_TEXTS = new URL(IS_AS_WRITTEN ? "content/" : `build/texts/${LOCALE}/`, ROOT);
