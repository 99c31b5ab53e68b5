/** What we can say of a taste that is no rule, and how that is asked for. */
type Offer = { readonly label: string; readonly asks: string };

const SOFT: Offer = { label: "Soft sounds", asks: "soft" };
const SMALL: Offer = { label: "Ending in -ie", asks: "ending in ie" };
const EDGY: Offer = { label: "Edgy and rock", asks: "edgy" };
const NATURE: Offer = { label: "Nature", asks: "nature" };
const RISING: Offer = { label: "Rising", asks: "rising" };

/** Words of taste that no record and no list can answer, and what comes near them. */
const OFFERS: Readonly<Record<string, Offer>> = {
  adorable: SMALL,
  attractive: SOFT,
  badass: { label: "Warriors and heroes", asks: "warrior" },
  beautiful: SOFT,
  bohemian: NATURE,
  boho: NATURE,
  catchy: { label: "Short", asks: "short" },
  chic: RISING,
  cool: EDGY,
  cute: SMALL,
  cutesy: SMALL,
  fancy: { label: "Elegant", asks: "elegant" },
  fun: SMALL,
  funky: EDGY,
  gorgeous: SOFT,
  handsome: { label: "Classic", asks: "classic" },
  lovely: SOFT,
  preppy: { label: "Old families and schools", asks: "old money" },
  pretty: SOFT,
  rustic: { label: "Cowboys and the West", asks: "western" },
  sassy: { label: "Hard sounds", asks: "strong sounding" },
  spunky: { label: "Hard sounds", asks: "strong sounding" },
  stylish: RISING,
  sweet: SMALL,
};

/** What stands in for words of taste that were not understood: the text with that in their place. */
export function offersFor(
  text: string,
  notUnderstood: readonly string[],
): readonly { readonly label: string; readonly text: string }[] {
  return notUnderstood.flatMap((word) => {
    const offer = OFFERS[word.toLowerCase()];
    return offer === undefined ? [] : { label: offer.label, text: text.replace(word, offer.asks) };
  });
}
