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
  /** A short literal gloss, lower case, without quotation marks. */
  readonly meaning: string;
  /** One or two sentences: root form, how it came to be a given name, what is disputed. */
  readonly note: string;
  /** Respelling for English readers, stressed syllable in capitals: oh-LIV-ee-uh. */
  readonly say: string;
  /** Broad General American IPA without slashes: oʊˈlɪviə. */
  readonly ipa: string;
  readonly syllables: number;
  readonly confidence: Confidence;
  /** "key" or "key:place" of content/names/sources.ts; empty means unverified, and then at most B. */
  readonly sources: readonly string[];
};
