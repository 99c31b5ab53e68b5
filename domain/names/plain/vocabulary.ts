import type { NameId } from "#domain/names/entry/name.ts";
import type { Theme } from "#domain/names/entry/theme.ts";

/** What a reader of wishes has to know of names: a server knows more of them than a device. */
export type Vocabulary = {
  readonly themes: readonly Theme[];
  /** Whether a folded spelling is a name that one meets. */
  readonly isName: (id: NameId) => boolean;
  /** Whether it was ever given. */
  readonly isOnRecord: (id: NameId) => boolean;
  /** Whether it is nearly a name: its beginning, or one slip away. */
  readonly isNearName: (id: NameId) => boolean;
  /** Whether there are names whose gloss holds all words of a text, or words near them. */
  readonly knowsMeaning: (text: string) => boolean;
  /** Of a meaning that no gloss says in these words: what glosses say instead; null of one that they say. */
  readonly meantInstead?: ((text: string) => readonly string[] | null) | undefined;
  /** The same of a word that may be the beginning of one. */
  readonly beginsMeaning: (word: string) => boolean;
};
