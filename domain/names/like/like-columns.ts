import type { LikeItem } from "./like-item.ts";
import { bandOf, shapeOf, WEIGHTS } from "./like-score.ts";
import { lastsOf, type LikeShelf } from "./like-shelf.ts";
import { rhythmOf, SOUND_WEIGHTS } from "./like-sound.ts";

/** What each row of a shelf scores beside a name, but for the curve: weighed, or whether it has it (0 or 1). */
export type Columns = {
  readonly sounds: Float64Array;
  readonly bands: Float64Array;
  readonly shapes: Float64Array;
  readonly origins: Uint8Array;
  readonly themes: Uint8Array;
  /** For what is worked out of these. */
  readonly cosines: Float64Array;
  readonly scores: Float64Array;
  readonly bounds: Float64Array;
  readonly rows: Int32Array;
};

type Memory = Columns & { readonly shared: Uint8Array };

/** Used again for each name: made anew, they would be a tenth of all that a page makes. */
const memories = new WeakMap<LikeShelf, Memory>();

/** The columns for one name; valid until the next is asked for. */
export function columnsFor(shelf: LikeShelf, liked: LikeItem): Columns {
  const memory = memories.get(shelf) ?? createMemory(shelf.items.length);
  memories.set(shelf, memory);
  fillMemory(memory, shelf, liked);
  return memory;
}

function createMemory(rows: number): Memory {
  return {
    sounds: new Float64Array(rows),
    bands: new Float64Array(rows),
    shapes: new Float64Array(rows),
    origins: new Uint8Array(rows),
    themes: new Uint8Array(rows),
    cosines: new Float64Array(rows),
    scores: new Float64Array(rows),
    bounds: new Float64Array(rows),
    rows: new Int32Array(rows),
    shared: new Uint8Array(rows),
  };
}

function fillMemory(memory: Memory, shelf: LikeShelf, liked: LikeItem): void {
  const { sounds, bands, shapes, shared } = memory;
  const { logBirths, letters, lasts, syllables, stresses, onsets, endings, pairs } = shelf;
  const { sound, id } = liked;
  const stress = sound.stress ?? -1;
  const itsLasts = lastsOf(id);
  countShared(shared, shelf, liked);
  markThose(memory.origins, shelf.byOrigin, liked.origins);
  markThose(memory.themes, shelf.byTheme, liked.themes);
  for (let row = 0; row < sounds.length; row++) {
    const inBoth = (2 * (shared[row] ?? 0)) / ((pairs[row] ?? 0) + sound.pairs.length || 1);
    const apart = Math.abs((syllables[row] ?? 0) - sound.syllables);
    const differ = (lasts[row] ?? 0) ^ itsLasts;
    const endAlike = (differ & 255) !== 0 ? 0 : differ === 0 ? 1 : 0.5;
    const soundsAlike =
      SOUND_WEIGHTS.pairs * inBoth +
      (onsets[row] === sound.onset ? SOUND_WEIGHTS.onset : 0) +
      (endings[row] === sound.ending ? SOUND_WEIGHTS.ending : 0) +
      SOUND_WEIGHTS.rhythm * rhythmOf(apart, stresses[row] ?? -1, stress);
    sounds[row] = WEIGHTS.sound * soundsAlike;
    bands[row] = WEIGHTS.band * bandOf(logBirths[row] ?? 0, liked.logBirths);
    shapes[row] = WEIGHTS.shape * shapeOf(Math.abs((letters[row] ?? 0) - id.length), apart, endAlike);
  }
}

/** How many pairs of each row the liked name has, too, each as often as both have it. By the pair: of all names few have one. */
function countShared(shared: Uint8Array, { byPair }: LikeShelf, { sound }: LikeItem): void {
  shared.fill(0);
  for (const [pair, { length: most }] of Map.groupBy(sound.pairs, (each) => each)) {
    const rows = byPair.get(pair) ?? [];
    // A row stands here as often as it has the pair, one after the other.
    for (let at = 0, times = 0; at < rows.length; at++) {
      const row = rows[at] ?? 0;
      times = row === rows[at - 1] ? times + 1 : 1;
      if (times <= most) shared[row] = (shared[row] ?? 0) + 1;
    }
  }
}

/** 1 for each row that has one of these, 0 for the others. */
function markThose<Kind>(
  marks: Uint8Array,
  byKind: ReadonlyMap<Kind, readonly number[]>,
  kinds: readonly Kind[],
): void {
  marks.fill(0);
  for (const kind of kinds) for (const row of byKind.get(kind) ?? []) marks[row] = 1;
}
