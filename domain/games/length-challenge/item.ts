/** A name's beats. */
export type LengthItem = {
  readonly name: string;
  readonly syllables: number;
  readonly hint: string;
  /** Respelling with a hyphen between syllables, as in the collection: "oh-LIV-ee-uh". */
  readonly say: string;
};
