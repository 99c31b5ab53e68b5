import { ownValue } from "#domain/own-value.ts";

/** What we can say of words that are no rule and no theme, and how that is asked for. */
type Offer = { readonly label: string; readonly asks: string };

const SOFT: Offer = { label: "Soft sounds", asks: "soft" };
const SMALL: Offer = { label: "Ending in -ie", asks: "ending in ie" };
const RISING: Offer = { label: "Rising", asks: "rising" };
const KNOWN: Offer = { label: "Rare but known", asks: "rare but known" };
const WEST: Offer = { label: "Cowboys and the West", asks: "western" };
const STARS: Offer = { label: "Stars", asks: "star" };
const NIGHT: Offer = { label: "Night", asks: "night" };
const MUSIC: Offer = { label: "Music", asks: "music" };

/** Words of taste, and of what no reviewed list holds, and what comes near them: the nearest first. */
const OFFERS: Readonly<Record<string, readonly Offer[]>> = {
  adorable: [SMALL],
  aquarius: [STARS],
  aries: [STARS],
  astrology: [STARS],
  attractive: [SOFT],
  basic: [{ label: "Classic", asks: "classic" }],
  beautiful: [SOFT],
  capricorn: [STARS],
  cute: [SMALL],
  cutesy: [SMALL],
  delicate: [SOFT],
  desert: [WEST],
  dusk: [NIGHT],
  gemini: [STARS],
  gorgeous: [SOFT],
  handsome: [{ label: "Classic", asks: "classic" }],
  horoscope: [STARS],
  interesting: [KNOWN],
  libra: [STARS],
  lovely: [SOFT],
  pisces: [STARS],
  pretty: [SOFT],
  proverbs: [{ label: "The Bible", asks: "bible" }],
  psalm: [{ label: "The Bible", asks: "bible" }],
  psalms: [{ label: "The Bible", asks: "bible" }],
  renaissance: [
    { label: "Shakespeare", asks: "shakespeare" },
    { label: "The Tudors", asks: "tudor" },
  ],
  sagittarius: [STARS],
  scorpio: [STARS],
  singer: [MUSIC],
  singers: [MUSIC],
  special: [KNOWN],
  stylish: [RISING],
  sunset: [NIGHT, { label: "Dawn and day", asks: "dawn" }],
  sunsets: [NIGHT, { label: "Dawn and day", asks: "dawn" }],
  sweet: [SMALL],
  taurus: [STARS],
  twilight: [NIGHT],
  unique: [{ label: "Rare", asks: "rare" }, KNOWN],
  virgo: [STARS],
  zodiac: [STARS],
};

/** What stands in for words that were not understood: the text with that in their place. */
export function offersFor(
  text: string,
  notUnderstood: readonly string[],
): readonly { readonly label: string; readonly text: string }[] {
  return notUnderstood.flatMap((word) =>
    (ownValue(OFFERS, word.toLowerCase()) ?? []).map(({ label, asks }) => ({
      label,
      text: asked(text, word, asks),
    })),
  );
}

/** One word alone does not say that names are meant. */
function asked(text: string, word: string, asks: string): string {
  const replaced = text.replace(word, asks);
  return /\bnames?\b/i.test(replaced) ? replaced : `${replaced.trim()} names`;
}
