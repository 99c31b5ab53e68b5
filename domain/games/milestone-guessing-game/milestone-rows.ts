import type { Level } from "#domain/games/round/pool-entry.ts";
import type { MilestoneFact } from "./milestone-fact.ts";

/** Facts whose short label would not read as a headline. */
const HEADLINES: Readonly<Record<string, string>> = {
  "hands to mouth": "Brings hands to mouth",
  "several facial expressions": "Shows several facial expressions",
  "special name for a parent": "Calls a parent by a special name",
  "thumb-and-finger pick-up": "Picks things up between thumb and finger",
  'strings like "mamama" and "bababa"': "Makes strings of sounds like “mamama” and “bababa”",
  "shy or clingy with strangers": "Is shy or clingy with strangers",
  'pauses at "no"': "Pauses at “no”",
  "simple toy play such as pushing a car": "Plays with toys simply, such as pushing a car",
  "uses things the right way (phone, cup, book)": "Uses a phone, cup or book the right way",
  "plays games such as pat-a-cake": "Plays games such as pat-a-cake with you",
  "follows you with the eyes": "Follows you with their eyes as you move",
};

/**
 * Not asked: much the same is on the list of another age, or watched by WHO, so that a parent could defend another answer. By
 * hand: a rule of common words would keep "looks at your face" from "looks at a few book pages".
 */
const TOLD_TWICE: ReadonlySet<string> = new Set([
  // Smiles at 2, 4 and 9 months; laughs at 4, 6 and 9.
  "smiles back",
  "smiles to get attention",
  "chuckles",
  "laughs",
  "smiles or laughs at peek-a-boo",
  // Sounds as an answer at 4 and at 6 months, for your attention at 4, and besides crying at 2; coos at 4, at 2 before 2022.
  "makes sounds besides crying",
  "coos",
  "answers with sounds",
  "looks, moves or makes sounds to keep your attention",
  "takes turns with sounds",
  // Sits at 9 months by CDC, at 6 on average by WHO; walks at 15 and 18, and at 9 and 12.
  "gets to sitting alone",
  "sits without support",
  "walks holding furniture",
  "a few steps alone",
  "walks alone",
  // Points at 15 and at 18 months, feeds itself at both.
  "points to ask",
  "points to show",
  "finger-feeds some food",
  "finger-feeds",
  "rakes food with fingers",
  // Words, directions, open cups and lost things, each at two ages that differ by a detail.
  "tries one or two words besides mama/dada",
  "tries three or more words besides mama/dada",
  "follows word-plus-gesture directions",
  "follows one-step directions without gestures",
  "drinks from an open cup you hold",
  "open cup with some spills",
  "looks for dropped things",
  "looks for things seen being hidden",
]);

/** In level 1 a window may be this wide, in months. */
const NARROW_MONTHS = 9;
const EASY_AREAS: ReadonlySet<string> = new Set(["movement", "language"]);

/** Rows of the milestones: source, level, age, headline; of WHO also the window and the mean. */
export function milestoneRows(facts: readonly MilestoneFact[]): readonly string[] {
  return facts
    .filter(({ age, what }) => !isHalf(age) && !TOLD_TWICE.has(what))
    .map((fact) =>
      [
        fact.from,
        levelOf(fact),
        Math.round(fact.age),
        headlineOf(fact.what),
        ...(fact.from === "who" ? [fact.window, fact.age.toFixed(1)] : []),
      ].join("\t"),
    );
}

/** A mean of 8.5 months is neither 8 nor 9. */
function isHalf(age: number): boolean {
  return age % 1 === 0.5;
}

function levelOf(fact: MilestoneFact): Level {
  if (fact.from === "cdc") return fact.area === "social" ? 2 : EASY_AREAS.has(fact.area) ? 1 : 3;
  const [from = 0, to = 0] = fact.window.split("-").map(Number);
  return to - from > NARROW_MONTHS ? 3 : 1;
}

function headlineOf(what: string): string {
  return HEADLINES[what] ?? what.slice(0, 1).toUpperCase() + what.slice(1);
}
