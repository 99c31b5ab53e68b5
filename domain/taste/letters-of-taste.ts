/** How a name ends, by its folded letters. All that fit count: what ends in "-lyn" ends in "-n" as well. */
export const ENDINGS = [
  ["lyn", /l[iy]nn?e?$/],
  ["leigh", /l(?:eigh|ey|ee|ea)$/],
  ["ette", /(?:ette|elle)$/],
  ["den", /[dt][eo]n$/],
  ["ia", /[iy]a$/],
  ["a", /ah?$/],
  ["ee", /(?:y|i|ie|ee|eigh)$/],
  ["o", /o$/],
  ["er", /[eao]r$/],
  ["n", /nn?e?$/],
  ["l", /l$/],
  ["s", /[sxz]$/],
  ["stop", /[bcdgkpt]$/],
] as const;

/** How it begins. */
export const BEGINNINGS = [
  ["vowel", /^[aeiou]/],
  ["soft", /^[hlmnrwy]/],
  ["stop", /^[bcdgkpqt]/],
  ["hiss", /^[fjsvxz]/],
] as const;
