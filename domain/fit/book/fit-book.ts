import type { NameKind } from "./packed-kinds.ts";
import type { Phonemes, SoundSource } from "#domain/fit/sound/said.ts";

/** Initials that spell something. */
export type FlaggedInitials = {
  /** Capitals: "ASS". */
  readonly letters: string;
  /** "coarse" is a caution, "known" a word or an abbreviation that people will see: to be listened to. */
  readonly tone: "coarse" | "known";
  /** What it is known as; said instead of a rude word, which is not printed. */
  readonly context: string;
};

/** A word that nobody wants to find where names meet. It is never printed. */
type FlaggedWord = {
  readonly letters: string;
  readonly said: Phonemes;
  /** Whether children know it, so that a rhyme on it is made. */
  readonly rhymed: boolean;
};

/** Words that a name may be heard as: "crystal ball"; or the name of somebody whom everybody knows. */
export type KnownPhrase = { readonly words: string; readonly said: Phonemes; readonly famous: boolean };

/** The life of a name in the records. */
export type Era = {
  /** Shares of the decades from 1880 on, 0–9 of the highest. */
  readonly decades: readonly number[];
  /** The decade of the highest share, as the year in which it begins. */
  readonly peak: number;
};

/** How usual a name is now: girls and boys of the last years on record, a year. */
export type Usage = {
  /** Two digits are known of it: 14,000. 0 is fewer than five. */
  readonly births: number;
  /** N of "1 in N babies", to the same two digits; null where births are 0. */
  readonly oneIn: number | null;
};

/** All that the rules look up. What is not in it is guessed or left open. */
export type FitBook = {
  readonly soundOf: (
    letters: string,
  ) => { readonly said: Phonemes; readonly source: SoundSource } | undefined;
  /** Established short and pet forms of a given name. */
  readonly shortFormsOf: (letters: string) => readonly string[];
  readonly eraOf: (letters: string) => Era | undefined;
  readonly usageOf: (letters: string) => Usage | undefined;
  /** Letters of the names of the collection, which can be suggested; and what kind of name each is. */
  readonly collection: () => readonly string[];
  readonly kindOf: (letters: string) => NameKind | undefined;
  readonly initials: readonly FlaggedInitials[];
  readonly words: readonly FlaggedWord[];
  readonly phrases: readonly KnownPhrase[];
};
