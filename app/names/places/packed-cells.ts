import type { StateWord } from "#domain/places/state-figures.ts";
import type { NameMap } from "#domain/places/place-book.ts";
import type { SaidOfState } from "./state-words.ts";

const LETTERS = { more: "m", about: "a", less: "l", few: "f", unshaded: "u" } as const satisfies Record<
  StateWord,
  string
>;

/** A map in a few bytes, for the sentence of one's own state: "m1.3,93 u,,33 …", a state after the other. */
export function packCells({ shades, cells }: Pick<NameMap, "shades" | "cells">): string {
  return shades
    .map(({ word, times }, state) => {
      const { oneIn = null, listed = null } = cells?.[state] ?? {};
      const told = word === "more" || word === "less" ? times : null;
      const fields = [told, oneIn, word === "unshaded" ? listed : null].map((field) => field ?? "").join(",");
      return `${LETTERS[word]}${fields.replace(/,+$/, "")}`;
    })
    .join(" ");
}

/** What was packed of a state, by its place in STATES; undefined where there is none. */
export function openCell(packed: string, state: number): SaidOfState | undefined {
  const text = packed.split(" ")[state];
  if (text === undefined) return undefined;
  const word = WORDS.find((known) => LETTERS[known] === text[0]);
  const [times, oneIn, listed] = text.slice(1).split(",").map(numberIn);
  return word && { word, times: times ?? null, oneIn: oneIn ?? null, listed: listed ?? null };
}

const WORDS: readonly StateWord[] = ["more", "about", "less", "few", "unshaded"];

function numberIn(field: string): number | null {
  return field === "" ? null : Number(field);
}
