import { USUAL_MOOD } from "#domain/names/draw/mood.ts";
import type { Dice } from "#domain/names/name-book.ts";
import {
  DROP,
  drawText,
  finderAddress,
  INSTEAD,
  KEPT_GENDER,
  MOOD,
  readFinder,
  seedIn,
  SEEDS,
} from "./finder-query.ts";
import { MORE } from "#app/names/filters/form-query.ts";
import { rulesWith } from "./rules-in-words.ts";

/**
 * Where a form without JavaScript should have led: its address without what the form only needed, and with a seed for what it
 * draws; null where it is so already.
 */
export function tidyAddress(params: URLSearchParams, dice: Dice): string | null {
  const lacksSeed = params.has("generate") && seedIn(params) === null;
  const isLeftOver = ([key, value]: readonly [string, string]) =>
    value === "" ||
    key === KEPT_GENDER ||
    key === DROP ||
    key === INSTEAD ||
    (key === MOOD && value === USUAL_MOOD);
  if (!lacksSeed && ![...params].some(isLeftOver)) return null;
  const finder = readFinder(params, rulesWith);
  const tidy = finderAddress(finder);
  const more = params.get(MORE);
  if (more !== null) return withParams(tidy, { [MORE]: more });
  if (finder.draw === null) return tidy;
  const seed = Math.floor(dice() * SEEDS);
  return withParams(tidy, { generate: drawText(finder.draw), seed: String(seed) });
}

function withParams(address: string, params: Readonly<Record<string, string>>): string {
  return `${address}${address.includes("?") ? "&" : "?"}${new URLSearchParams(params)}`;
}
