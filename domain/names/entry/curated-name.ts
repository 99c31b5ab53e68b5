import type { Gender } from "./gender.ts";
import type { Origin } from "./origin.ts";

/**
 * How sure scholarship is of a meaning.
 * A: undisputed in the sources opened. B: likely, or unverified. C: disputed or folk etymology. U: unknown or a modern coinage.
 */
export const CONFIDENCES = ["A", "B", "C", "U"] as const;
export type Confidence = (typeof CONFIDENCES)[number];

/** One name of the curated collection, as an editor writes it. */
export type CuratedName = {
  /** Display form, with accents. The id is its folded spelling. */
  readonly name: string;
  /** Other display forms that fold to the same spelling: Zoë beside Zoe. */
  readonly alsoWritten?: readonly string[];
  readonly gender: Gender;
  readonly origin: Origin;
  /** Other languages or cultures where the same form arose by itself: Kai is Hawaiian, and Frisian too. */
  readonly alsoFrom?: readonly Origin[];
  /** A short literal gloss, lower case, without quotation marks. */
  readonly meaning: string;
  /** One or two sentences: root form, how it came to be a given name, what is disputed. */
  readonly note: string;
  /** Respelling for English readers, stressed syllable in capitals: oh-LIV-ee-uh. */
  readonly say: string;
  /** Broad General American IPA without slashes: oʊˈlɪviə. */
  readonly ipa: string;
  /** How the source language says it, where that differs clearly from American English. */
  readonly sourceIpa?: { readonly language: Origin; readonly ipa: string };
  readonly syllables: number;
  readonly confidence: Confidence;
  /** "key" or "key:place" of content/names/sources.ts; empty means unverified, and then at most B. */
  readonly sources: readonly string[];
  /** Established short and pet forms. */
  readonly nicknames?: readonly string[];
  readonly related?: RelatedForms;
};

/** Other forms of the same name that are names themselves: on SSA's records or in the collection. Never by resemblance alone. */
export type RelatedForms = {
  /** Another spelling, said the same or nearly. */
  readonly variant?: readonly string[];
  /** The same name in another language. */
  readonly cognate?: readonly string[];
  /** The short or the full form. */
  readonly short?: readonly string[];
  /** The feminine or the masculine form. */
  readonly counterpart?: readonly string[];
};

export const RELATIONS = ["variant", "cognate", "short", "counterpart"] as const;
export type Relation = (typeof RELATIONS)[number];
