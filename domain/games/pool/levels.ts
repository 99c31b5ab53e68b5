import { LEVELS, type Level } from "#domain/games/round/pool-entry.ts";

/**
 * Levels by births: of the names with the same answer, the most given third is level 1, so that every level has names
 * for every answer. Give no answer where all names count together.
 */
export function withLevels<Name extends { readonly births: number }>(
  names: readonly Name[],
  answerOf: (name: Name) => string,
): readonly (Name & { readonly level: Level })[] {
  const places = new Map<Name, Level>();
  for (const same of Map.groupBy(names, answerOf).values()) {
    const order = same.toSorted((one, other) => other.births - one.births);
    order.forEach((name, at) => places.set(name, LEVELS[Math.floor((3 * at) / order.length)] ?? 3));
  }
  return names.map((name) => ({ ...name, level: places.get(name) ?? 3 }));
}
