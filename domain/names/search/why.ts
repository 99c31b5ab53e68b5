/** Why a name answers a search. */
export type Why =
  /** It is what was typed. */
  | { readonly kind: "exact" }
  /** It is said as the text is: both stand in a reviewed family, or a recorded pronunciation is at most one sound off. */
  | { readonly kind: "sound"; readonly word: string }
  /** It may be said as the text is, by the letters of both, or is but for one vowel. */
  | { readonly kind: "alike"; readonly word: string }
  /** It is written so in another script; or by its letters may be, where no editor has reviewed it. */
  | { readonly kind: "script"; readonly word: string; readonly isReviewed: boolean }
  /** It is one or two slips away. */
  | { readonly kind: "typo"; readonly letters: 1 | 2 }
  | { readonly kind: "begins" | "contains"; readonly word: string }
  /** A word of its meaning. */
  | { readonly kind: "means"; readonly word: string }
  /** Where it comes from. */
  | { readonly kind: "origin"; readonly word: string }
  /** Where it is a usual name, wherever it comes from. */
  | { readonly kind: "use"; readonly word: string }
  /** One word of the text, or its beginning, is this name. */
  | { readonly kind: "part" }
  /** It is like the names that were given, as the reasons say. */
  | { readonly kind: "like"; readonly reasons: readonly string[] }
  /** How it stands to a name that was given: "nickname of Katherine". */
  | { readonly kind: "relation"; readonly says: string }
  /** It has all the traits that were asked for. */
  | { readonly kind: "fits" };

export const WHY_KINDS = [
  "exact",
  "sound",
  "alike",
  "script",
  "typo",
  "begins",
  "contains",
  "means",
  "origin",
  "use",
  "part",
  "like",
  "relation",
  "fits",
] as const satisfies readonly Why["kind"][];

/** "one letter off", "means star": a few words, to follow a name. */
export function whyText(why: Why): string {
  switch (why.kind) {
    case "exact":
      return "exact spelling";
    case "sound":
      return `sounds like “${why.word}”`;
    case "alike":
      return `a little like “${why.word}”`;
    case "script":
      return why.isReviewed ? `written ${why.word}` : `perhaps written ${why.word}`;
    case "typo":
      return why.letters === 1 ? "one letter off" : "two letters off";
    case "begins":
      return `starts with “${why.word}”`;
    case "contains":
      return `contains “${why.word}”`;
    case "means":
      return `means “${why.word}”`;
    case "origin":
      return `${why.word} origin`;
    case "use":
      return `used in ${why.word}`;
    case "part":
      return "part of what you typed";
    case "like":
      return why.reasons.join("; ");
    case "relation":
      return why.says;
    case "fits":
      return "matches your search";
  }
}

/** A name that is begun, spelled with one slip, or said the same. */
export function isNear(why: Why): boolean {
  if (why.kind === "typo") return why.letters === 1;
  return why.kind === "exact" || why.kind === "sound" || why.kind === "begins";
}
