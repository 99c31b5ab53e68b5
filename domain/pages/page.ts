import type { Needs, RelatedCategory } from "./related.ts";

/** What people come for; the last two are about the site itself. Each is a part of the table of contents and of the footer. */
export type JobId = "names" | "choose" | "baby" | "help" | "guides" | "this-site" | "legal";

/** A drawing of 40 units, shown no larger than 56 px: a file of app/drawings. */
export type Mark = `section-${string}` | `help-${string}`;

/** How the menu of its job leads to a page. */
type MenuEntry = {
  /** Where the job says half of it: "Browse", below "Names". Left out: the label. */
  readonly label?: string;
  /** What it is good for, in a few words. */
  readonly line: string;
  readonly mark: Mark;
  /** A part of the page that is worth an entry of its own, by the anchor it stands at. */
  readonly part?: {
    readonly label: string;
    readonly line: string;
    readonly mark: Mark;
    readonly anchor: string;
  };
};

/** What search engines and those who share a page are told of it. */
export type PageHead = {
  readonly path: string;
  /** Of the head and, on most pages, the first heading. */
  readonly title: string;
  readonly description: string;
  readonly keywords: readonly string[];
  /** Kept out of search engines: pages that differ from visitor to visitor, or that a letter alone leads to. */
  readonly noindex?: boolean;
};

/** The picture that is shown where a page is shared (server/pictures). */
export type PagePicture = {
  /** One of app/drawings, the mark of the house, or the cover of the home page. */
  readonly drawing: `section-${string}` | "mark" | "cover";
  /** Above the title; empty where the title says it already. */
  readonly crumb: string;
  /** Where it is not the page's own. */
  readonly title?: string;
};

/** How other pages lead to this one. */
type Link = {
  /** In menus. */
  readonly label: string;
  /** What it is good for, in one line: in the table of contents, in related blocks, on its picture. */
  readonly line: string;
  readonly job: JobId;
  readonly menu?: MenuEntry;
};

type Indexed = Link & {
  readonly noindex?: never;
  readonly related: {
    readonly category: RelatedCategory;
    /** They decide which pages it leads to, and which lead to it. */
    readonly needs: Needs;
    /** The addresses it leads to, where these are laid down. */
    readonly to?: readonly string[];
  };
  readonly picture: PagePicture;
};

type NotIndexed = (Link | { readonly [Key in keyof Link]?: never }) & {
  readonly noindex: true;
  readonly related?: never;
  readonly picture?: never;
};

/** What holds of a page besides its words. */
type Policy = {
  /** What is the case without a network; left out: it is there once it was read, and so is all that it needs. */
  readonly offline?: {
    /** Fetched whether or not anybody has read the page: the lowest first, equal ones in the order of the rows. */
    readonly order?: number;
    /** The page reads its address itself: one copy serves every query. */
    readonly ownQuery?: true;
    /** Files of this page alone, too large for everybody: kept as soon as it is. A pattern below the client's build. */
    readonly files?: string;
  };
  /**
   * Somebody may be worried there, or busy with what matters: nothing decorative moves, and no ad is loaded: its script
   * could read what a link carries. Holds beneath it, too.
   */
  readonly sensitive?: true;
  /** Whether the offer to install may stand there: nowhere, or only while the address asks for nothing. Left out: unless it is sensitive. */
  readonly install?: "never" | "without-query";
  /** It may frame the player of films. No other page may frame anything. */
  readonly framesPlayer?: true;
  /** Where the pages of what it lists lie, if not beneath it: its rules hold for them, too. */
  readonly below?: string;
  /** The day, or the month, in which its content last changed, for the sitemap; left out where nobody keeps it. */
  readonly changed?: string;
};

/** A page of the site with an address of its own: everything that is known of it. */
export type Page = PageHead & Policy & (Indexed | NotIndexed);
export type IndexedPage = PageHead & Policy & Indexed;

export function isIndexed(page: Page): page is IndexedPage {
  return page.noindex !== true;
}
