import { stem } from "./stem.ts";

/** Words that say nothing of what is looked for. */
const FILLER = new Set(
  "a about after again all already alright also always am an and any anybody anymore anyone anything anywhere are arent around as at bad be because been before being best between bit by came can cannot cant come comes cons could couldnt did didnt do does doesnt dont during either else enough even ever every everyone everything extra find for from get gets getting give giving go goes going good got had happen happens has have havent having he her here hers herself hey hi himself his how i id if im in into is isnt it its itself just keeps know lately let like long look looking lot lots made make makes making many may maybe me might more most much must my near nearby need needs normal nothing now of off ok okay on once only or other our out over per please pros put puts quite rather really said same says see seem seemed seems shall she should show since so some somebody someone something somewhere soon such sure take taking tell than thanks that the their them then there these they thing things think this though thought through to told tomorrow too took try trying until up use used using usual usually very vs want was wasnt we were what whats when where which while who whose why will with wont would yes yet you your yours".split(
    " ",
  ),
);

/** Words in so many texts that to have them in common says little. */
const WEAK = new Set(
  "baby child children kid infant newborn toddler mom mother parent son daughter name list year old month two three four five six seven eight nine ten eleven twelve week day hour help free new first little one no not last without mean boy girl support group today night"
    .split(" ")
    .map(stem),
);

/** What a thing is, not what it is about: two sheets have little in common by being charts. */
const FORMS = new Set("chart sheet log pdf template video site page".split(" ").map(stem));

/** Who is meant says little of what is asked, though some words of ours stand for it. */
const PARTNERS = new Set("husband wife partner boyfriend girlfriend spouse".split(" ").map(stem));

/** "3 weeks", "18 months"; a plan or a law has three digits ("529", "504"). */
const AGE = /^\d{1,2}$/;

/** "9th", "1950s": what ends a figure says nothing. */
const ENDED = /(?<=\d)(?:st|nd|rd|th|s)\b/g;

/** Small letters without accents, by word: "Baby’s car-seat" is "babys", "car", "seat". */
export function wordsOf(text: string): readonly string[] {
  return (
    text
      .normalize("NFD")
      .replaceAll(/[\p{M}'’‘]/gu, "")
      .toLowerCase()
      .replaceAll(ENDED, "")
      .match(/[a-z]+|\d+/g) ?? []
  );
}

/** The words of a text as the index holds them, in their order; filler has none. */
export function termsOf(text: string): string[] {
  return wordsOf(text).filter(isTelling).map(stem);
}

export function isTelling(word: string): boolean {
  return !FILLER.has(word);
}

export function isWeak(term: string): boolean {
  return isEverywhere(term) || FORMS.has(term);
}

export function isPartner(term: string): boolean {
  return PARTNERS.has(term);
}

/** Stands in so many texts that it leads nowhere. */
export function isEverywhere(term: string): boolean {
  return WEAK.has(term) || AGE.test(term);
}
