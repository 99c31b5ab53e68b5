/** The four classes of the length challenge, as they are offered (specification, section 2). */
export const LENGTH_CLASSES = [
  "Very Short (1 syllable)",
  "Short (2 syllables)",
  "Medium (3 syllables)",
  "Long (4+ syllables)",
] as const;
type LengthClass = (typeof LENGTH_CLASSES)[number];

/** The class of a name by its syllables, one at least. */
export function lengthClassOf(syllables: number): LengthClass {
  const place = Math.min(Math.max(syllables, 1), LENGTH_CLASSES.length) - 1;
  return LENGTH_CLASSES[place] ?? LENGTH_CLASSES[0];
}
