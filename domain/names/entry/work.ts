/** A work that the collection cites for an origin or a meaning. */
export type Work = {
  /** As a citation begins: "Yonge, History of Christian Names (1884)"; the place follows behind a comma. */
  readonly title: string;
  /** Its author or its name alone, where there is little room. */
  readonly short: string;
  /** Author, title and edition in full. */
  readonly edition: string;
  /** Where readers can open it; "{head}" is the headword, where the work has an address for each. */
  readonly address: string;
  /** Whose text it is, and what its license asks to be said. */
  readonly terms: string;
  /** Said wherever the work is cited: our entry draws on its words. */
  readonly licence?: string;
  /** Whether it can settle a meaning by itself: of any word, only of a name that it has in this very form, or never. */
  readonly settles: "always" | "by its own form" | "never";
};

/** What is known of works and sites that entries cite. */
export type Bibliography = {
  readonly works: Readonly<Record<string, Work>>;
  /** What sites are called, by host without "www.". */
  readonly sites: Readonly<Record<string, string>>;
  /** Hosts of sites that one person writes for pleasure: they never settle a meaning, however many agree. */
  readonly blogs: ReadonlySet<string>;
  /** Hosts that publish a scholarly dictionary: a page there is a page of a work. */
  readonly lexicons: ReadonlySet<string>;
};
