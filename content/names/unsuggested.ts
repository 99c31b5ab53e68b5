import type { NameId } from "#domain/names/entry/name.ts";
import { FORBIDDEN_WORDS } from "./forbidden-respellings.ts";

/** Names on the records that are read or heard as one of the words, by everybody: an editor has looked at all that sound so. */
const READ_SO = [
  "analey",
  "assie",
  "cumi",
  "gipsy",
  "gypsy",
  "koon",
  "seaman",
  "seamon",
  "tranee",
  "trannie",
];

/**
 * Names that the search finds only when they are typed in full: slurs and coarse words, which SSA has on its records, too.
 * Names of real languages that sound so to an American ear (Phuc, Pakhi, Anel) are missing on purpose.
 */
export const UNSUGGESTED: readonly NameId[] = [
  ...new Set([...FORBIDDEN_WORDS.map(([word]) => word), ...READ_SO]),
];
