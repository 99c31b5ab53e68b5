import type { NameId } from "#domain/names/entry/name.ts";

/** A name on a list, as the collection writes it, else as SSA does. */
export type Listed = {
  readonly id: NameId;
  readonly name: string;
  /** Counted by sound: the spellings that are counted, most births first; one for a name that has no other. */
  readonly spellings?: readonly Spelling[];
};

/** A spelling, with its births in the years of the list. */
export type Spelling = { readonly name: string; readonly births: number };
