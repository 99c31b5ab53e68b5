import { Baby, Menu, Phone, Search } from "lucide";
import { BRAND } from "#content/site/brand.ts";
import { MENU_WORDS } from "#content/site/menus.ts";
import { escapeHtml } from "#domain/text/escape-html.ts";
import {
  ALL_PAGES,
  LEGAL,
  type MenuEntry,
  type MenuLink,
  MENUS,
  PLACES,
  THIS_SITE,
} from "#app/site/navigation.data.ts";
import { PATHS } from "#app/site/paths.data.ts";
import { iconHtml } from "#app/ui/icon-html.ts";
import { markHtml } from "#app/ui/mark-html.ts";
import { placeOf } from "./place-of.ts";
import { wordmarkHtml } from "./wordmark-html.ts";

/** The parts of the frame that are HTML and nothing else (html-part.tsx). */
type FrameParts = Readonly<
  Record<"wordmark" | "tagline" | "nav" | "menus" | "first-tab" | "more-tabs" | "columns" | "legal", string>
>;

/** All that the parts lead to. */
const LINKED: ReadonlySet<string> = new Set(
  [ALL_PAGES, ...[...MENUS, THIS_SITE, LEGAL].flatMap(({ links }): readonly MenuLink[] => links)].map(
    ({ href }) => href,
  ),
);

/** Those that were made, by what is marked in them: one for each page that they lead to, and few beside. */
const made = new Map<string, Omit<FrameParts, "wordmark" | "tagline">>();

/**
 * The menus, the bar of a phone and the footer's links, as they are sent with the page at an address. Browsers never get
 * this code: what they have to do with the links is in use-menus.ts.
 */
export function framePartsAt(pathname: string): FrameParts {
  const place = placeOf(pathname, PLACES);
  // Of all other addresses nothing is in them: 100,000 names have the same.
  const current = LINKED.has(pathname) ? pathname : null;
  const key = [place.job, place.tab, current].join(" ");
  const parts = made.get(key) ?? makeParts(current, place);
  made.set(key, parts);
  // Not kept: an operator may change both.
  return { ...parts, wordmark: wordmarkHtml(), tagline: escapeHtml(BRAND.tagline) };
}

function makeParts(
  current: string | null,
  { job, tab }: ReturnType<typeof placeOf>,
): Omit<FrameParts, "wordmark" | "tagline"> {
  const list = (links: readonly MenuLink[]) =>
    `<ul>${links.map(({ label, href }) => `<li><a href="${href}"${page(href)}>${escapeHtml(label)}</a>`).join("")}</ul>`;
  const page = (href: string) => (href === current ? ` aria-current="page"` : "");
  const open = (id: string, openOne: string | null) =>
    ` data-job="${id}"${id === openOne ? ` aria-current="true"` : ""}`;
  const entry = ({ label, line, href, mark, below }: MenuEntry) =>
    `<li><a href="${href}"${page(href)}${below === null ? "" : ` data-below="${below}"`}>${markHtml(mark)}<b>${escapeHtml(label)}</b> <small>${escapeHtml(line)}</small></a>`;

  return {
    nav: MENUS.map(
      ({ id, label }) => `<button type="button" popovertarget="menu-${id}"${open(id, job)}>${label}</button>`,
    ).join(""),
    menus: `<nav id="menus" class="menus" popover data-job="more" aria-label="${MENU_WORDS.more}"><p class="menus-h"><b>${MENU_WORDS.more}</b> <a href="${ALL_PAGES.href}"${page(ALL_PAGES.href)}>${ALL_PAGES.label}</a></p>${MENUS.map(
      ({ id, label, links }) =>
        `<div id="menu-${id}" class="menu" popover data-job="${id}" role="group" aria-label="${label}"><p>${label}</p><ul>${links.map(entry).join("")}</ul></div>`,
    ).join("")}</nav>`,
    "first-tab": `<a href="/"${open("names", tab)}>${iconHtml(Search)}Names</a>`,
    "more-tabs": `<button type="button" popovertarget="menu-baby"${open("baby", tab)}>${iconHtml(Baby)}Baby</button><a href="${PATHS.directory}"${open("help", tab)}>${iconHtml(Phone)}Help</a><button type="button" popovertarget="menus"${open("more", tab)}>${iconHtml(Menu)}${MENU_WORDS.more}</button>`,
    columns: [...MENUS, THIS_SITE]
      .map(({ label, links }) => `<div><h2>${label}</h2>${list(links)}</div>`)
      .join(""),
    legal: list(LEGAL.links),
  };
}
