import { drawNames } from "#domain/names/browse/generate.ts";
import { seededDice } from "#domain/names/browse/seeded-dice.ts";

/** The seed of the published sample (docs/sound-families.md): another one draws other pairs. */
const SEED = 2025;
const PAIRS = 300;

/** Pairs of spellings that stand in one family, drawn for a reviewer who judges them blind; every pair is equally likely. */
export function drawPairs(families: readonly (readonly string[])[]): readonly (readonly [string, string])[] {
  const pairs = families.flatMap((family) =>
    family.flatMap((one, at) => family.slice(at + 1).map((other) => [one, other] as const)),
  );
  return drawNames(pairs, PAIRS, seededDice(SEED));
}
