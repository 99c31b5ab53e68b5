/** Words that questions about names are made of, by which slips in them are told. Words that are names themselves are not here. */
const KNOWN_WORDS = `
actual actually another appear average babies boy boys brother brothers called chance class come common commonly comes
counterpart decade different does equivalent feminine form formal forms from gender girl girls goes given harmonize letters
longer long longest masculine match matching mean meaning meanings means middle more most much name named names nickname
nicknames origin originate origins other peak peaked people popular popularity pretty pronounce pronounced pronunciation
ranked ranking rarer rare real really rhyme rhymes rhyming rhymed short shorter sibling siblings similar sister sisters
sound sounding sounds spell spelled spelling spellings syllable syllables trending twin twins uncommon unique unisex
unpopular unusual usual variant variants variation variations version versions what when where which year years
`
  .trim()
  .split(/\s+/);

const KNOWN: ReadonlySet<string> = new Set(KNOWN_WORDS);

/** In the first letter nobody is forgiven a slip. */
const BY_LETTER: ReadonlyMap<string, readonly string[]> = Map.groupBy(KNOWN_WORDS, (word) =>
  word.slice(0, 1),
);

/** What people type for a word in a hurry, beside slips that are found by themselves. */
const TYPED_FOR: Readonly<Record<string, string>> = {
  wat: "what",
  wht: "what",
  wats: "whats",
  hwat: "what",
  dose: "does",
  dos: "does",
  u: "you",
  r: "are",
  hoe: "how",
  hw: "how",
  wen: "when",
  wher: "where",
  frm: "from",
  ppl: "people",
  peeps: "people",
  sis: "sister",
  bro: "brother",
  pronouce: "pronounce",
  pronounciation: "pronunciation",
  prounounce: "pronounce",
  naem: "name",
  nmae: "name",
  naems: "names",
  nick: "nickname",
  nn: "nickname",
  nns: "nicknames",
  w: "with",
  "4": "for",
  bc: "because",
  nm: "name",
  sylables: "syllables",
  middl: "middle",
  mid: "middle",
};

const LONG = 8;
const SHORTEST = 4;

/** A word without its slip: one letter off, two from eight letters on; the word itself when it is none of ours. */
export function withoutSlip(word: string): string {
  const meant = TYPED_FOR[word];
  if (meant !== undefined) return meant;
  if (KNOWN.has(word) || word.length < SHORTEST) return word;
  const allowed = word.length >= LONG ? 2 : 1;
  let best = word;
  let least = allowed + 1;
  for (const known of BY_LETTER.get(word.slice(0, 1)) ?? []) {
    if (Math.abs(known.length - word.length) >= least) continue;
    const slips = slipsBetween(word, known);
    if (slips < least) [best, least] = [known, slips];
  }
  return best;
}

/** Letters left out, put in, changed, or two side by side that changed places. */
function slipsBetween(one: string, other: string): number {
  let before: readonly number[] = [];
  let row: readonly number[] = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let i = 1; i <= one.length; i++) {
    const next = [i];
    for (let j = 1; j <= other.length; j++) {
      const isSame = one[i - 1] === other[j - 1];
      let slips = Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, (row[j - 1] ?? 0) + (isSame ? 0 : 1));
      if (i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1])
        slips = Math.min(slips, (before[j - 2] ?? 0) + 1);
      next.push(slips);
    }
    [before, row] = [row, next];
  }
  return row[other.length] ?? 0;
}
