/** Keys struck at random: four times the same letter, or six consonants in a row. */
const STRUCK = /(\p{L})\1{3}|[bcdfghjklmnpqrstvwxz]{6}/iu;
/** One letter alone, three times or more. */
const ONE_LETTER = /^(\p{L})\1{2,}$/iu;

/** Letters as they stand side by side. */
const ROWS = ["abcdefghijklmnopqrstuvwxyz", "qwertyuiop", "asdfghjkl", "zxcvbnm"].flatMap((row) => [
  row,
  Array.from(row).toReversed().join(""),
]);
/** Shorter runs stand in names (Stu, Def), but for those that everybody strikes. */
const RUN = 4;
const STRUCK_SHORT = /^(?:abc|xyz|qwe|asd|zxc|jkl|idk)$/i;
/** So much of a text must be one run. */
const MOSTLY = 0.6;

/** Whether a word is letters as they come, and neither a name nor a word: "qwerty", "abcdefg", "aaa". */
export function isMashed(word: string): boolean {
  if (STRUCK.test(word) || ONE_LETTER.test(word) || STRUCK_SHORT.test(word)) return true;
  return longestRun(word.toLowerCase()) >= Math.max(RUN, MOSTLY * word.length);
}

function longestRun(word: string): number {
  let longest = 0;
  for (let from = 0; from < word.length; from++) {
    for (let to = from + RUN; to <= word.length; to++) {
      if (!ROWS.some((row) => row.includes(word.slice(from, to)))) break;
      longest = Math.max(longest, to - from);
    }
  }
  return longest;
}
