import type { MenuId, SectionId } from "#domain/pages/page.ts";

/** What the menus are called, and the column of the footer that holds all that the header leads to. */
export const MENU_WORDS = {
  tools: "Tools",
  guides: "Guides",
  "this-site": "This site",
  legal: "Legal",
  footer: "Quick links",
} as const satisfies Record<MenuId | "footer", string>;

/** The parts of the table of contents, in their order. */
export const SECTIONS = [
  { id: "names", title: "Names" },
  { id: "guides", title: "Guides" },
  { id: "games", title: "Games" },
  { id: "tools", title: "For the baby" },
  { id: "help", title: "Help" },
  { id: "this-site", title: "This site" },
  { id: "legal", title: "The fine print" },
] as const satisfies readonly { readonly id: SectionId; readonly title: string }[];
