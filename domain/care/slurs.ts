/**
 * Slurs, of which no list of names is made. They are not written out in what browsers are sent: each stands as its number
 * (slurNumber). A test holds them against the words that no respelling may print (content/names/forbidden-respellings.ts), where
 * they can be read. To add one, write it there, and its number here.
 */
const SLURS: ReadonlySet<number> = new Set([
  336_914_794, 486_633_437, 509_988_399, 543_175_953, 568_910_705, 762_350_406, 854_130_228, 919_192_496,
  1_106_047_698, 1_170_029_689, 1_418_208_120, 1_481_757_223, 1_584_456_691, 1_656_725_544, 1_825_958_011,
  1_903_900_479, 1_931_777_404, 1_937_589_700, 2_008_008_429, 2_022_012_926, 2_090_526_271, 2_113_294_878,
  2_140_127_597, 2_233_071_915, 2_235_558_830, 2_283_036_957, 2_285_825_857, 2_302_528_950, 2_444_789_715,
  2_447_652_168, 2_460_286_864, 2_472_705_780, 2_477_679_573, 2_491_417_249, 2_505_785_029, 2_562_532_229,
  2_649_410_707, 2_758_825_305, 2_761_596_009, 2_824_268_595, 2_897_868_054, 2_985_822_365, 3_114_006_918,
  3_294_563_383, 3_368_596_176, 3_388_438_485, 3_421_350_764, 3_478_407_156, 3_646_700_319, 3_656_079_069,
  3_691_556_361, 3_740_378_776, 3_758_695_880, 3_866_578_250, 3_881_336_588, 4_010_308_924, 4_064_161_250,
  4_137_990_222, 4_146_676_842, 4_183_830_597, 4_250_961_641, 4_253_324_943,
]);

/** FNV-1a, 32 bits, of a word in small letters. */
function slurNumber(word: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < word.length; at++) hash = Math.imul(hash ^ word.charCodeAt(at), 0x01000193);
  return hash >>> 0;
}

function isListed(word: string): boolean {
  return SLURS.has(slurNumber(word));
}

/** Whether a word is a slur, in the singular or the plural, with digits for letters or without. */
export function isSlur(word: string): boolean {
  const plain = word.replace(/[013457]/g, (digit) => LETTERS[digit] ?? digit);
  return (
    isListed(word) ||
    (plain !== word && isListed(plain)) ||
    (plain.endsWith("s") && isListed(plain.slice(0, -1))) ||
    (plain.endsWith("ies") && isListed(`${plain.slice(0, -3)}y`))
  );
}

const LETTERS: Readonly<Record<string, string>> = {
  "0": "o",
  "1": "i",
  "3": "e",
  "4": "a",
  "5": "s",
  "7": "t",
};
