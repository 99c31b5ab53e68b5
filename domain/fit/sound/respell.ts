import { isVowel, type Phone, phonesOf, type Phonemes } from "./said.ts";

/** "h'ez@l" as the collection writes for English readers: "HAY-zul", the strong syllable in capitals. */
export function respell(said: Phonemes): string {
  return syllables(phonesOf(said))
    .map((phones) => {
      const text = phones.map((phone, at) => lettersOf(phone.sign, phones, at)).join("");
      return phones.some(({ stress }) => stress === 2) ? text.toUpperCase() : text;
    })
    .join("-");
}

/** Beginnings of English syllables of two consonants or more; others are parted. */
const ONSETS = /^([pbkgf][lr]|[td]r|[tdksh]w|s[pktlmnw]|[Tf]r|Tw|Sr|[bdfghklmnpstv]y|s[pkt]r|s[pk]l|kw|skw)$/;

function syllables(phones: readonly Phone[]): readonly (readonly Phone[])[] {
  const vowels = phones.flatMap(({ sign }, at) => (isVowel(sign) ? [at] : []));
  const cuts = vowels.slice(1).map((next, place) => {
    const before = vowels[place] ?? 0;
    const first = before + (next > before + 1 && keepsOne(phones[before]) ? 2 : 1);
    let cut = next;
    while (cut > first && isOnset(phones.slice(cut - 1, next))) cut--;
    return cut;
  });
  return [0, ...cuts].map((from, at) => phones.slice(from, cuts[at] ?? phones.length));
}

/** A stressed short vowel keeps a consonant: LIL-ee, not LI-lee. */
function keepsOne(vowel: Phone | undefined): boolean {
  return vowel !== undefined && vowel.stress > 0 && "IEaVU".includes(vowel.sign);
}

function isOnset(consonants: readonly Phone[]): boolean {
  const signs = consonants.map(({ sign }) => sign).join("");
  return signs.length === 1 ? signs !== "N" : ONSETS.test(signs);
}

const CLOSED: Readonly<Record<string, string>> = {
  i: "ee",
  I: "i",
  e: "ay",
  E: "e",
  a: "a",
  A: "ah",
  O: "aw",
  o: "oh",
  U: "oo",
  u: "oo",
  V: "u",
  "@": "u",
  R: "er",
  Y: "y",
  W: "ow",
  J: "oy",
};
const OPEN: Readonly<Record<string, string>> = { ...CLOSED, I: "ih", E: "eh", V: "uh", "@": "uh", Y: "y" };
const CONSONANTS: Readonly<Record<string, string>> = {
  T: "th",
  D: "th",
  S: "sh",
  Z: "zh",
  C: "ch",
  G: "j",
  N: "ng",
};

function lettersOf(sign: string, phones: readonly Phone[], at: number): string {
  const next = phones[at + 1]?.sign ?? "";
  if (!isVowel(sign))
    return sign === "g" && "iIeEY".includes(next || "-") ? "gh" : (CONSONANTS[sign] ?? sign);
  if (sign === "Y" && at === 0) return "eye";
  if (next === "r") return { A: "a", O: "o", E: "ai", I: "ee" }[sign] ?? CLOSED[sign] ?? "";
  return (next === "" ? OPEN : CLOSED)[sign] ?? "";
}
