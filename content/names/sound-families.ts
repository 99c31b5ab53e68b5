/** Spellings of one name that are said the same, reviewed by hand; how, and how well: docs/names-method.md. */
export const SOUND_FAMILIES: readonly (readonly string[])[] = [
  ["Jackson", "Jaxon", "Jaxson"],
  ["Sophia", "Sofia"],
];
