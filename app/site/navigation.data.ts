import { MENU_WORDS } from "#content/site/menus.ts";
import { PAGES } from "#content/site/pages.ts";
import type { MenuId, Page } from "#domain/pages/page.ts";

/** A page as a menu leads to it. */
export type MenuLink = { readonly label: string; readonly href: string };

/** Pages behind one word. */
export type LinkGroup = { readonly label: string; readonly links: readonly MenuLink[] };

const pages = Object.values<Page>(PAGES);

/** What the header leads to; tools and guides stand behind a word each after them. */
export const HEADER = linksTo(({ inHeader }) => inHeader === true);
export const TOOLS = group("tools", ({ inHeader }) => inHeader !== true);
export const GUIDES = group("guides", ({ inHeader }) => inHeader !== true);

/** On a phone the header has no room: what stands in it on a wide screen is divided among the two. */
export const PHONE_TOOLS = group("tools");
export const PHONE_GUIDES = group("guides");

/** The columns of the footer, and its last line. */
export const FOOTER: readonly LinkGroup[] = [
  { label: MENU_WORDS.footer, links: linksTo(({ menu }) => menu === "tools" || menu === "guides") },
  group("this-site"),
];
export const LEGAL = group("legal");

function group(id: MenuId, also: (page: Page) => boolean = () => true): LinkGroup {
  return { label: MENU_WORDS[id], links: linksTo((page) => page.menu === id && also(page)) };
}

function linksTo(isMeant: (page: Page) => boolean): readonly MenuLink[] {
  return pages
    .filter(isMeant)
    .flatMap(({ label, path }) => (label === undefined ? [] : { label, href: path }));
}
