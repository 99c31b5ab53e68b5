import type { Certainty, Evidence } from "./evidence.ts";
import type { Gender } from "./gender.ts";
import type { Origin } from "./origin.ts";
import type { Use } from "./use.ts";

/** One name of the curated collection, as an editor writes it. */
export type CuratedName = {
  /** Display form, with accents. The id is its folded spelling. */
  readonly name: string;
  /** Other display forms that fold to the same spelling: Zoë beside Zoe. */
  readonly alsoWritten?: readonly string[];
  readonly gender: Gender;
  /** The language of the form’s root. James is Hebrew; where it is in use is another field. */
  readonly origin: Origin;
  /** Other languages or cultures where the same form arose by itself: Kai is Hawaiian, and Frisian too. */
  readonly alsoFrom?: readonly Origin[];
  /** Languages in which it is a usual given name, in this form or, from another script, so spelled. Not the US, whose records tell. */
  readonly usedIn?: readonly Use[];
  /** How the language of its origin writes it, where that is not in Latin letters; the commonest of several first. */
  readonly script?: readonly string[];
  /** The first that a source has of it, in any spelling. */
  readonly since?: Since;
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
  /** What scholarship makes of the meaning. Settled only where the evidence is enough (evidence.ts). */
  readonly certainty: Certainty;
  /** What we opened; empty means that it is not yet checked against a dictionary. */
  readonly evidence: readonly Evidence[];
  /** Established short and pet forms. */
  readonly nicknames?: readonly string[];
  readonly related?: RelatedForms;
};

/** By which year of our era it is on record, and in which country, by one entry of a work (content/names/works.ts): of a span the last. */
export type Since = {
  readonly year: number;
  /** The work says so: c. 823. */
  readonly about?: true;
  readonly place: string;
  readonly work: string;
  readonly entry: string;
};

/** Other forms of the same name that are names themselves: on SSA's records or in the collection. Never by resemblance alone. */
type RelatedForms = {
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
