import type { SheetWords } from "#domain/printables/layout/frame.ts";
import { BRAND } from "#content/site/brand.ts";
import { TEMPLATE_PAGE } from "./printables-page.ts";

/** What the site says on every sheet of the PDF: the same as on the page. */
export const SHEET_WORDS: SheetWords = {
  get site() {
    return BRAND.name;
  },
  copy: TEMPLATE_PAGE.copy,
  date: TEMPLATE_PAGE.date,
  page: TEMPLATE_PAGE.page,
  ticked: TEMPLATE_PAGE.ticked,
};
