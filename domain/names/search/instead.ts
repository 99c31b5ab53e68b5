import { isLoneWord } from "#domain/names/plain/plain-query.ts";
import { removableChips } from "#domain/names/plain/removable-chips.ts";
import { offersFor } from "./taste-offers.ts";
import type { Chip, Instead, NamesAnswer } from "./names-answer.ts";

/** Fewer names than so many make a thin answer. */
const FEW = 5;
/** So many ways out are enough to choose from. */
const MOST = 4;

type Thin = Pick<NamesAnswer, "understood" | "notUnderstood" | "fact" | "care"> & {
  readonly names: readonly unknown[];
};

/**
 * What to ask instead: what comes near a word of taste; and where names are few, of two wishes and more those without which
 * there are more. A sex comes last: most people will rather give up anything else.
 *
 * @param countOf how many names a text finds, COUNTED_TO at most
 */
export function insteadOf(text: string, answer: Thin, countOf: (text: string) => number): readonly Instead[] {
  const { understood, notUnderstood, names, fact, care } = answer;
  if (fact !== null || care !== null) return [];
  // "Cool" alone finds names that are spelled so, and is a taste as well.
  const words = understood.length === 0 && isLoneWord(text) ? [text.trim()] : notUnderstood;
  const offered = offersFor(text, words).map((each) => ({
    kind: "offer" as const,
    ...each,
    least: 0,
  }));
  const given = waysOut(text, answer).map((each) => ({
    kind: "without" as const,
    ...each,
    least: names.length,
  }));
  return [...offered, ...given].flatMap(({ least, ...way }) => {
    const count = countOf(way.text);
    return count > least ? { ...way, count } : [];
  });
}

function waysOut(text: string, { understood, names }: Thin) {
  if (names.length >= FEW || understood.length < 2) return [];
  const chips = removableChips(text, understood);
  const givenUp = understood.flatMap((chip, place) => {
    const { without = "" } = chips[place] ?? {};
    return isWish(chip) && without !== "" ? [{ kind: chip.kind, label: chip.label, text: without }] : [];
  });
  return givenUp
    .toSorted((one, other) => Number(one.kind === "sex") - Number(other.kind === "sex"))
    .slice(0, MOST)
    .map(({ label, text: left }) => ({ label, text: left }));
}

/** What is asked by way of a name is all that was asked: without it nothing of the kind is left. */
function isWish({ kind }: Chip): boolean {
  return kind !== "relation" && kind !== "fact";
}
