import { type Phones, addPhone, parsePhones } from "./sounds.ts";

/**
 * How English readers say the letters of a given name: "letters>phones". What follows "|" must stand there and is not
 * taken; "^" is the beginning, "." the end; the longest rule that fits is taken.
 */
const RULES = `
a>ahyc e>eji i>ijk o>ohc u>uv y>ijk a|.>av ah|.>av o|.>o u|.>u e|.>
a|r>ahyce e|r>ejiuv i|r>ijkev u|r>uvei
ee>j ea>jey+jeav oo>u ai>yke ay>yk ae>ykej ei>ykjei ey>jyk au>ch aw>ch ow>ow ou>uwo oe>o+oje eu>u ew>u oa>o oy>co+ij oi>co+ij ^eu>Y+u
b>B c>K d>D f>F g>G h>H j>J k>K l>L m>M n>N p>P q>K r>R s>S t>T v>V w>W x>KS z>S
ph>F th>T wh>W ck>K sh>X ch>X tch>X sch>X cz>X zh>J dg>J dj>J gg>G gh>
c|e>S c|i>S c|y>S sc|e>S sc|i>S ci|a>X ci|o>X g|e>J g|i>J g|y>J gu|e>G gu|i>G qu>KW
mb|.>M mn|.>M ng|.>N ng|s>N ng|t>N ng|l>N
^kn>N ^gn>N ^ps>S ^pt>T ^wr>R ^x>S ^gh>G ^y|a>Y ^y|e>Y ^y|i>Y ^y|o>Y ^y|u>Y
`;

type Rule = { readonly taken: number; readonly phones: readonly number[] };

const SIDE = 27;
const rules: Rule[] = [{ taken: 1, phones: [] }];
/** For each three letters that may come next, the number of the rule to take: within a name, and at its beginning. */
const within = new Uint8Array(SIDE ** 3);
const atStart = new Uint8Array(SIDE ** 3);

const shortestFirst = RULES.trim()
  .split(/\s+/)
  .map((rule) => rule.split(">"))
  .map(([letters = "", phones = ""]) => ({ letters, size: letters.replace(/[\^|]/g, "").length, phones }))
  .toSorted((one, other) => one.size - other.size);
for (const { letters, size, phones } of shortestFirst) {
  const taken = letters.replace("^", "").replace(/\|.*/, "").length;
  const number = rules.push({ taken, phones: parsePhones(phones) }) - 1;
  const signs = letters.replace(/[\^|]/g, "");
  const codes = Array.from(signs, (sign) => (sign === "." ? 0 : sign.charCodeAt(0) - 96));
  const first = codes.reduce((sum, code) => sum * SIDE + code, 0) * SIDE ** (3 - size);
  atStart.fill(number, first, first + SIDE ** (3 - size));
  if (!letters.startsWith("^")) within.fill(number, first, first + SIDE ** (3 - size));
}

const H = 8;
const E = 5;
const VOWELS = new Set(Array.from("aeiouy", (letter) => letter.charCodeAt(0) - 96));
const IS_VOWEL = Uint8Array.from({ length: SIDE }, (_, letter) => (VOWELS.has(letter) ? 1 : 0));

/** A, o and u before one consonant and a last e: Jane, Cole, Jude. */
const LONG: ReadonlyMap<number, readonly number[]> = new Map([
  [1, parsePhones("ye")],
  [15, parsePhones("ou")],
  [21, parsePhones("u")],
]);

/** Writes the phones of a spelling of letters a–z. */
export function spellingToPhones(spelling: string, phones: Phones): void {
  const last = spelling.length - 1;
  phones.length = 0;
  for (let at = 0; at <= last;) {
    const letter = letterAt(spelling, at);
    const next = letterAt(spelling, at + 1);
    const three = (letter * SIDE + next) * SIDE + letterAt(spelling, at + 2);
    const rule = rules[(at === 0 ? atStart : within)[three] ?? 0];
    if (rule === undefined) return;
    const isLong = at === last - 2 && letterAt(spelling, last) === E && !isVowel(next);
    const isMute = letter === H && at > 0 && !(isVowel(letterAt(spelling, at - 1)) && isVowel(next));
    if (!isMute) for (const phone of (isLong && LONG.get(letter)) || rule.phones) addPhone(phones, phone);
    at += rule.taken;
  }
}

/** 1–26; 0 is the end. */
function letterAt(spelling: string, at: number): number {
  return at < spelling.length ? spelling.charCodeAt(at) - 96 : 0;
}

function isVowel(letter: number): boolean {
  return IS_VOWEL[letter] === 1;
}
