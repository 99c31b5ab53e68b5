import { JOBS, MENU_WORDS } from "#content/site/menus.ts";
import { PAGES, PAGES_HERE } from "#content/site/pages.ts";
import type { JobId, Mark, Page } from "#domain/pages/page.ts";

/** A page as a list of links leads to it. */
export type MenuLink = { readonly label: string; readonly href: string };

/** A page, or a part of one, as the menu of its job leads to it. */
export type MenuEntry = MenuLink & {
  readonly line: string;
  readonly mark: Mark;
  /** Where the pages of what it lists lie, if not beneath it. */
  readonly below: string | null;
};

/** Pages behind one word. */
type Group<Link> = { readonly id: JobId; readonly label: string; readonly links: readonly Link[] };

/** The menus, in the order in which they stand in the header; their entries in the order of the rows. */
export const MENUS: readonly Group<MenuEntry>[] = JOBS.filter(({ inMenu }) => inMenu).map(
  ({ id, title }) => ({
    id,
    label: title,
    links: PAGES_HERE.filter(({ job }) => job === id).flatMap(entriesOf),
  }),
);

/** Behind all menus at once, on a phone. */
export const ALL_PAGES: MenuLink = { label: PAGES.contents.label, href: PAGES.contents.path };

/** Where each job has its pages; the table of contents stands with the menus that a phone opens at once. */
export const PLACES: readonly { readonly path: string; readonly job: string }[] = [
  { path: ALL_PAGES.href, job: "more" },
  ...MENUS.flatMap(({ id, links }) =>
    links.flatMap(({ href, below }) => [href, below ?? []].flat().map((path) => ({ path, job: id }))),
  ),
];

/** What the footer adds to the menus: a column about the site, and its last line. */
export const THIS_SITE = group("this-site", titleOf("this-site"));
export const LEGAL = group("legal", MENU_WORDS.legal);

function entriesOf({ path, label, menu, below }: Page): readonly MenuEntry[] {
  if (label === undefined || menu === undefined) return [];
  const { line, mark, part } = menu;
  const whole = { label: menu.label ?? label, href: path, line, mark, below: below ?? null };
  if (part === undefined) return [whole];
  const { anchor, ...words } = part;
  return [whole, { ...words, href: `${path}#${anchor}`, below: null }];
}

function group(id: JobId, label: string): Group<MenuLink> {
  const links = PAGES_HERE.filter(({ job }) => job === id);
  return {
    id,
    label,
    links: links.flatMap((page) => (page.label === undefined ? [] : linkTo(page.label, page.path))),
  };
}

function linkTo(label: string, href: string): MenuLink {
  return { label, href };
}

function titleOf(wanted: JobId): string {
  return JOBS.find(({ id }) => id === wanted)?.title ?? "";
}
