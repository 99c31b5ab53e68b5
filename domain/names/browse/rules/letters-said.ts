/** Letters as people write them, in patterns. */

export const ONE_RUN = "[-–\"'“‘*]*[\\p{L}\\p{M}]+(?:[-'’][\\p{L}\\p{M}]+)*";
/** One letter between commas, or several runs with "or" between them: a word behind a comma may be another wish. */
export const MORE_RUNS = `(?:["'”’]?(?:(?:,? or (?:an? (?=["'“‘]?\\p{L}(?!\\p{L})))?|(?: )?/(?: )?)${ONE_RUN}|,(?: )?[a-z](?!\\p{L})))*`;
export const ONE_LETTER = "[\"'“‘]?[a-z][\"'”’]?(?!\\p{L})";
export const SINGLE = `(${ONE_LETTER}(?:(?:,(?: )?|,? or | and |/)${ONE_LETTER})*)`;
export const VOWELS = ["a", "e", "i", "o", "u"];
/** With y, as a letter and not as a sound. */
export const CONSONANTS = Array.from("bcdfghjklmnpqrstvwxyz");
export const IN_IT = "(?: (?:in|inside|somewhere in)(?: (?:it|them|there|the (?:names?|middle|spelling)))?)";
/** A letter by itself says its rule only before the word that names are meant: "j names", but "a name" and "should i name". */
export const NAMES = "(?:(?:baby|girl|boy|unisex|gender[ -]neutral)(?:[’']?s|s[’'])? )*";
