import type { MilestoneItem } from "./item.ts";
import type { MilestoneFact } from "./milestone-fact.ts";
import { wordsOf } from "#domain/names/entry/words-of.ts";
import { type Doubts, doubtsOf } from "#domain/games/pool/known.ts";

/** From this share of common words on, two things that babies do are the same to a parent. */
const ALIKE = 0.6;

/** Doubts about a milestone: the fact it tells of, found again by its words, and others that tell much the same. */
export function judgeMilestone(item: MilestoneItem, facts: readonly MilestoneFact[]): Doubts {
  const what = item.milestone;
  const from = item.source.startsWith("WHO") ? "who" : "cdc";
  const [fact, ...others] = facts
    .filter((each) => each.from === from)
    .toSorted((one, other) => likeness(other.what, what) - likeness(one.what, what));
  if (fact === undefined) return ["no such fact"];
  const alike = [fact, ...others].filter(
    (other) => Math.round(other.age) !== item.correctAge && likeness(other.what, what) >= ALIKE,
  );
  return doubtsOf(
    Math.abs(fact.age - item.correctAge) >= 0.5 && `${fact.what} is told for ${fact.age} months`,
    alike.length > 0 && `${alike[0]?.what} is told for ${alike[0]?.age} months`,
    fact.from === "who" && item.range !== `${fact.window} months` && `the window is ${fact.window}`,
    item.question?.includes(from === "who" ? "on average" : "CDC") !== true &&
      "does not say whose age is asked for",
  );
}

/** Words in common over the words of the shorter one. */
function likeness(one: string, other: string): number {
  const words = new Set(wordsOf(one));
  const others = new Set(wordsOf(other));
  return words.intersection(others).size / Math.max(1, Math.min(words.size, others.size));
}
