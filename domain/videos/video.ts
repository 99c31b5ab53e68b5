export const VIDEO_CATEGORIES = ["development", "parenting", "feeding", "safety"] as const;

export type VideoCategory = (typeof VIDEO_CATEGORIES)[number];

/** A topic of the library: a film that somebody else has made, or what to search for where we could vouch for none. */
export type Video = {
  /** Stands in addresses: never renamed. */
  readonly id: string;
  /** Title, description, topics and points are our own words. */
  readonly title: string;
  readonly description: string;
  readonly category: VideoCategory;
  /** What is typed into the platform's search. */
  readonly searchTerms: string;
  /** The player that may stand on our page; null where the maker does not let a site with ads show the film, or no film is known. */
  readonly embedUrl: string | null;
  /** The platform's number of the film; null where no source names it. */
  readonly youtubeId: string | null;
  /** Who made it. */
  readonly source: string;
  readonly topics: readonly string[];
  /** What the film calls itself; null where this is a search and no single film. */
  readonly film: string | null;
  /** In words, where a source tells it. */
  readonly length: string | null;
  /** What is worth knowing without watching. */
  readonly keyPoints: readonly [string, string, string];
  /** What must be known before watching, and the number to call instead. */
  readonly caution?: { readonly phone: string; readonly text: string };
  /** A page to read instead, or where the film can be found by hand. */
  readonly page?: { readonly label: string; readonly href: string };
};
