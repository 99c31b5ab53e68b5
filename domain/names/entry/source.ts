/** A work that the collection cites for an origin or a meaning. */
export type Source = {
  readonly title: string;
  /** Where it was opened. */
  readonly address: string;
  readonly licence?: string;
};
