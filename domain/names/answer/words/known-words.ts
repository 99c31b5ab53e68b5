import { lettersOf } from "#domain/names/search/search-table.ts";
import { letterSet, slipsBetween } from "#domain/names/typo/letter-sets.ts";
import { distanceFrom, LONGEST_TYPO } from "#domain/names/typo/typo-distance.ts";
import { rewrittenWords, type TypedWords } from "./typed-words.ts";

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
const BY_LETTER = Map.groupBy(
  KNOWN_WORDS.map((word) => ({ word, letters: lettersOf(word), set: letterSet(word) })),
  ({ word }) => word.slice(0, 1),
);

/** What people type for a word in a hurry, beside slips that are found by themselves. */
const TYPED_FOR: ReadonlyMap<string, string> = new Map(
  Object.entries({
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
  }),
);

const LONG = 8;
const SHORTEST = 4;
const LETTERS = /^[a-z]+$/;

/** A word without its slip: one letter off, two from eight letters on; the word itself when it is none of ours. */
export function withoutSlip(word: string): string {
  const meant = TYPED_FOR.get(word);
  if (meant !== undefined) return meant;
  if (KNOWN.has(word) || word.length < SHORTEST || word.length > LONGEST_TYPO || !LETTERS.test(word))
    return word;
  let best = word;
  let least = word.length >= LONG ? 3 : 2;
  const set = letterSet(word);
  let distance: ReturnType<typeof distanceFrom> | undefined;
  for (const known of BY_LETTER.get(word.slice(0, 1)) ?? []) {
    if (Math.abs(known.word.length - word.length) >= least || slipsBetween(set, known.set) >= least) continue;
    distance ??= distanceFrom(lettersOf(word));
    const slips = distance(known.letters, 0, known.letters.length);
    if (slips < least) {
      best = known.word;
      least = slips;
    }
  }
  return best;
}

let last: { readonly words: TypedWords; readonly mended: TypedWords | null } | undefined;

/** The words of a text without their slips; null when there is none. Kept for the text that was read last. */
export function mendedWords(words: TypedWords): TypedWords | null {
  if (last?.words !== words) last = { words, mended: rewrittenWords(words, withoutSlip) };
  return last.mended;
}
