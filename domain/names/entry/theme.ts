/** A field of meaning that names are browsed and searched by. */
export type Theme = {
  /** Stands in addresses: never changed. */
  readonly id: string;
  readonly label: string;
  /**
   * Words of a gloss that belong to it, folded, singular; the first ones are also what people search with. A name has the
   * theme when one of them stands in its gloss as a whole word (with or without a plural s).
   */
  readonly words: readonly string[];
};
