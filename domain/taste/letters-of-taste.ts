/** How a name ends, by its folded letters. All that fit count: what ends in "-lyn" ends in "-n" as well. */
export const ENDINGS = [
  ["lyn", /l[iy]nn?e?$/],
  ["leigh", /l(?:eigh|ey|ee|ea)$/],
  ["ette", /(?:ette?|elle?)$/],
  ["den", /[dt][aeio]n$/],
  ["ia", /[iy]a$/],
  ["a", /ah?$/],
  ["ee", /(?:ie|y|ee|i|ey|eigh)$/],
  ["o", /o$/],
  ["er", /[eao]r$/],
  ["n", /nn?e?$/],
  ["l", /[^l]l$/],
  ["s", /[sxz]$/],
  ["stop", /[bcdgkpt]h?$/],
] as const;

/** How it begins. */
export const BEGINNINGS = [
  ["vowel", /^[aeiou]/],
  ["soft", /^[lmnrwyh]/],
  ["stop", /^(?:[bdgkpqt]|c[^h])/],
  ["hiss", /^(?:[fsvxzj]|ch)/],
] as const;
