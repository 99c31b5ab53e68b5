import type { Dice } from "#domain/names/name-book.ts";

/**
 * Draws count distinct elements; every choice and every order is equally likely. Fewer only when there are fewer.
 * A Fisher–Yates shuffle that stops after count steps and remembers only the places it has moved,
 * so the time depends on count alone and the list is neither copied nor changed.
 */
export function drawNames<T>(names: readonly T[], count: number, dice: Dice): T[] {
  const moved = new Map<number, number>();
  const drawn: T[] = [];
  const size = names.length;
  for (let place = 0; place < Math.min(count, size); place++) {
    const picked = place + Math.floor(dice() * (size - place));
    const name = names[moved.get(picked) ?? picked];
    moved.set(picked, moved.get(place) ?? place);
    if (name !== undefined) drawn.push(name);
  }
  return drawn;
}
