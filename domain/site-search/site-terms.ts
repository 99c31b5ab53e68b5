import { stem } from "./stem.ts";

/** Words that say nothing of what is looked for. */
const FILLER = new Set(
  "a about all alright am an and any anything are as at bad be been best by can could did do does dont every everything find for from get gets getting give go goes going good got had happen happens has have having he her hey hi his how i id if im in into is it its just know let like long look looking make many me more most much my near nearby need needs of off ok okay on or our out please put really see she should show so some something tell than thanks that the their them then there these they thing things this to too up use used using very want was we were what whats when where which who why will with would you your".split(
    " ",
  ),
);

/** Words in so many texts that to have them in common says little. */
const WEAK = new Set(
  "baby child children kid infant newborn toddler mom mother parent son daughter name list year old month two three four five six seven eight nine ten eleven twelve week day hour help free new first little one no not last without mean boy girl"
    .split(" ")
    .map(stem),
);

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
  return WEAK.has(term) || AGE.test(term);
}
