import { type Phones, type Sound, addPhone, createPhones, parsePhones, soundOf } from "./sounds.ts";

/**
 * Broad General American as the collection writes it, "signs>phones" ("." is either end). A weak vowel (ə) may be
 * spelled with any letter, but at the end it is an a.
 */
const RULES = `
tʃ>X dʒ>J aɪ>k eɪ>y ɔɪ>co+ij aʊ>w oʊ>o .ə>aei ə.>av
i>j ɪ>ie e>y ɛ>e æ>a a>a ɑ>hc ɔ>cho o>o ʊ>u u>u ʌ>vh ə>* ɜ>* ɝ>*+R ɚ>*+R
b>B d>D f>F ɡ>G g>G h>H k>K l>L m>M n>N ŋ>N p>P r>R ɹ>R ɾ>T s>S z>S t>T θ>T ð>T v>V w>W x>H ʃ>X ʒ>J
j>j ju>u .j>Y .ju>Y+u
`;

const phonesOf = new Map(
  RULES.trim()
    .split(/\s+/)
    .map((rule) => rule.split(">"))
    .map(([signs = "", phones = ""]) => [signs, parsePhones(phones)]),
);

/** What a name sounds like by its pronunciation ("ˌdʒuliˈɛt"). */
export function soundOfIpa(ipa: string): Sound {
  return soundOf(phonesOfIpa(ipa));
}

/** The phones of a pronunciation, in a list of its own. */
export function phonesOfIpa(ipa: string): Phones {
  const phones = createPhones();
  const signs = `.${onlySounds(ipa)}.`;
  for (let at = 0; at < signs.length;) {
    const longest = [3, 2, 1].find((length) => phonesOf.has(signs.slice(at, at + length))) ?? 1;
    for (const phone of phonesOf.get(signs.slice(at, at + longest)) ?? []) addPhone(phones, phone);
    at += longest;
  }
  return phones;
}

/** A pronunciation without the signs that are no sound (stress, length), its weak vowels as one: Owen, Eoin. */
export function plainIpa(ipa: string): string {
  return onlySounds(ipa).replaceAll("ɪ", "ə");
}

function onlySounds(ipa: string): string {
  return Array.from(ipa)
    .filter((sign) => phonesOf.has(sign))
    .join("");
}
