import { bestOf } from "./best-of.ts";
import type { LikeItem } from "./like-item.ts";
import { likenessOf } from "./like-score.ts";
import { soundsAlike } from "#domain/names/sound/sounds.ts";

/** A name that may be chosen, and how well it fits, 0–1. */
export type Scored = { readonly item: LikeItem; readonly score: number };

/** What fitting counts against being unlike those chosen before (maximal marginal relevance). */
const LAMBDA = 0.7;

/** Names of one sound family among those chosen, at most. */
const OF_ONE_FAMILY = 2;

/** Names of one kind, and what part of the choice they should be, 0–1. */
export type Pool<Kind extends Scored> = { readonly part: number; readonly names: readonly Kind[] };

/**
 * Chooses one after another the name that fits best and repeats least, each time of the kind that is furthest behind its
 * part; so the first few of many are the few of a smaller choice. Equal names, and equal kinds, in the order given.
 */
export function chooseVaried<Kind extends Scored>(
  pools: readonly Pool<Kind>[],
  limit: number,
): readonly Kind[] {
  const left = pools.map(({ part, names }) => ({
    part,
    taken: 0,
    names: names.map((name) => ({ name, nearest: 0, family: 0 })),
  }));
  const chosen: Kind[] = [];
  while (chosen.length < limit) {
    const lag = ({ part, taken }: (typeof left)[number]) => part * (chosen.length + 1) - taken;
    const [due] = left
      .flatMap((pool) => {
        const best = bestOf(pool.names, 1, ({ name, nearest, family }) =>
          family < OF_ONE_FAMILY ? LAMBDA * name.score - (1 - LAMBDA) * nearest : null,
        )[0];
        return best === undefined ? [] : { pool, best };
      })
      .toSorted((one, other) => lag(other.pool) - lag(one.pool));
    if (due === undefined) break;
    const { pool, best } = due;
    chosen.push(best.name);
    pool.taken++;
    best.family = Infinity;
    for (const each of left.flatMap(({ names }) => names)) {
      if (isSameName(each.name.item, best.name.item)) each.family++;
      each.nearest = Math.max(each.nearest, likenessOf(each.name.item, best.name.item));
    }
  }
  return chosen;
}

/** Whether a name is one of many to the ear, for lists of hundreds: only those with the same consonants are compared. */
export function isOneOf(list: readonly LikeItem[]): (item: LikeItem) => boolean {
  const families = new Set(list.flatMap(({ family }) => family ?? []));
  const bySound = Map.groupBy(list, ({ sound }) => sound.said.key);
  return (item) =>
    (item.family !== undefined && families.has(item.family)) ||
    (bySound.get(item.sound.said.key) ?? []).some((other) => isSameName(item, other));
}

/** Whether two spellings are one name to the ear: of one reviewed family, or said alike as far as search can tell. */
export function isSameName(one: LikeItem, other: LikeItem): boolean {
  if (one.family !== undefined && one.family === other.family) return true;
  return soundsAlike(one.sound.said, other.sound.said);
}
