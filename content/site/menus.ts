import type { JobId } from "#domain/pages/page.ts";

/** What people come for, in the order of menus, footer and table of contents. */
export const JOBS = [
  { id: "names", title: "Names", inMenu: true },
  { id: "choose", title: "Choose", inMenu: true },
  { id: "baby", title: "Baby", inMenu: true },
  { id: "help", title: "Help", inMenu: true },
  { id: "guides", title: "Guides", inMenu: true },
  { id: "this-site", title: "This site", inMenu: false },
  { id: "legal", title: "The fine print", inMenu: false },
] as const satisfies readonly { readonly id: JobId; readonly title: string; readonly inMenu: boolean }[];

/** What stands on and around the menus besides the words of the pages. */
export const MENU_WORDS = {
  main: "Main",
  /** The bar of a phone. */
  tabs: "Quick",
  saved: "Saved",
  /** Opens all menus at once, on a phone. */
  more: "More",
  /** The columns of the footer. */
  footer: "Quick links",
  legal: "Legal",
} as const;
