/** The pages that have a place for an advertisement, one each. */
export const AD_PLACES = ["home", "article", "name"] as const;
export type AdPlace = (typeof AD_PLACES)[number];

/** Who fills the places, as far as a page needs to know. Nothing here is about the visitor. */
export type AdProvider = {
  /** The one script that is loaded, after a yes. */
  readonly scriptUrl: string;
  /** The host it comes from: who is allowed, in the words that the visitor reads. */
  readonly host: string;
  /** The provider's own numbers of the places; a place without one keeps its house line. */
  readonly slots: Readonly<Partial<Record<AdPlace, string>>>;
};
