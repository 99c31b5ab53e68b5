import type { LikeItem } from "./like-item.ts";
import { likenessAbove } from "./like-score.ts";
import { soundsAlike } from "#domain/names/sound/sounds.ts";

/** A name that may be chosen, and how well it fits, 0–1. */
type Scored = { readonly item: LikeItem; readonly score: number };

/** What fitting counts against being unlike those chosen before (maximal marginal relevance). */
const LAMBDA = 0.7;

/** Names of one sound family among those chosen, at most. */
const OF_ONE_FAMILY = 2;

/** Names of one kind, and what part of the choice they should be, 0–1. */
export type Pool = { readonly part: number; readonly names: readonly Scored[] };

/** A name that was chosen, and the pool that it comes from. */
export type Chosen<Of extends Pool> = { readonly name: Scored; readonly pool: Of };

/**
 * A pool, and what is known of each of its names: in columns, since of hundreds of objects a page V8 believes that they live
 * long, and collects them with the whole heap.
 */
type Waiting<Of extends Pool> = {
  readonly pool: Of;
  taken: number;
  /** 1 where it is known that the name does. */
  readonly does: Uint8Array;
  /** How many of the chosen it was compared with, the first so many. */
  readonly seen: Uint16Array;
  /** Likeness to the nearest of those. */
  readonly nearest: Float64Array;
  /** How many of those are the same name to the ear; as many as there may be once it is chosen itself, or left out. */
  readonly family: Uint8Array;
};

/**
 * Chooses one after another the name that fits best and repeats least, each time of the kind that is furthest behind its
 * part; so the first few of many are the few of a smaller choice. Equal names, and equal kinds, in the order given.
 * Names that do not do are left out; only those that come into question are asked about. Pools stand in the order of their scores.
 */
export function chooseVaried<Of extends Pool>(
  pools: readonly Of[],
  limit: number,
  does: (candidate: Chosen<Of>) => boolean,
): readonly Chosen<Of>[] {
  const left = pools.map(waitingOf);
  const chosen: Chosen<Of>[] = [];
  while (chosen.length < limit) {
    const lag = ({ pool, taken }: Waiting<Of>) => pool.part * (chosen.length + 1) - taken;
    const [due] = left
      .flatMap((waiting) => {
        const best = worthMost(waiting, chosen, does);
        return best === undefined ? [] : { waiting, ...best };
      })
      .toSorted((one, other) => lag(other.waiting) - lag(one.waiting));
    if (due === undefined) break;
    const { waiting, place, name } = due;
    chosen.push({ name, pool: waiting.pool });
    waiting.taken++;
    waiting.family[place] = OF_ONE_FAMILY;
  }
  return chosen;
}

function waitingOf<Of extends Pool>(pool: Of): Waiting<Of> {
  const { length } = pool.names;
  return {
    pool,
    taken: 0,
    does: new Uint8Array(length),
    seen: new Uint16Array(length),
    nearest: new Float64Array(length),
    family: new Uint8Array(length),
  };
}

/** The name that is worth most now. A name only loses by what is chosen: it is compared with more of that only while it is worth more than the best so far. */
function worthMost<Of extends Pool>(
  waiting: Waiting<Of>,
  chosen: readonly Chosen<Of>[],
  does: (candidate: Chosen<Of>) => boolean,
): { readonly place: number; readonly name: Scored } | undefined {
  const { pool, seen, nearest, family } = waiting;
  const worthOf = (place: number, score: number) => LAMBDA * score - (1 - LAMBDA) * (nearest[place] ?? 0);
  const mayStand = (place: number) => (family[place] ?? 0) < OF_ONE_FAMILY;
  let best: { readonly place: number; readonly name: Scored } | undefined;
  let most = -Infinity;
  for (let place = 0; place < pool.names.length; place++) {
    const name = pool.names[place];
    if (name === undefined || LAMBDA * name.score <= most) break;
    let next = chosen[seen[place] ?? 0];
    while (next !== undefined && mayStand(place) && worthOf(place, name.score) > most) {
      compareWith(waiting, place, name.item, next.name.item);
      next = chosen[seen[place] ?? 0];
    }
    if (!mayStand(place) || worthOf(place, name.score) <= most) continue;
    if (waiting.does[place] === 0 && !does({ name, pool })) {
      family[place] = OF_ONE_FAMILY;
      continue;
    }
    waiting.does[place] = 1;
    best = { place, name };
    most = worthOf(place, name.score);
  }
  return best;
}

function compareWith(
  { seen, nearest, family }: Waiting<Pool>,
  place: number,
  item: LikeItem,
  chosen: LikeItem,
): void {
  const before = nearest[place] ?? 0;
  seen[place] = (seen[place] ?? 0) + 1;
  if (isSameName(item, chosen)) family[place] = (family[place] ?? 0) + 1;
  nearest[place] = Math.max(before, likenessAbove(before, item, chosen));
}

/** Whether a name is one of many to the ear, for lists of hundreds: only those with the same consonants are compared. */
export function isOneOf(list: readonly LikeItem[]): (item: LikeItem) => boolean {
  const families = new Set(list.flatMap(({ family }) => family ?? []));
  const bySound = Map.groupBy(list, ({ sound }) => sound.key);
  return (item) =>
    (item.family !== undefined && families.has(item.family)) ||
    (bySound.get(item.sound.key) ?? []).some((other) => isSameName(item, other));
}

/** Whether two spellings are one name to the ear: of one reviewed family, or said alike as far as search can tell. */
export function isSameName(one: LikeItem, other: LikeItem): boolean {
  if (one.family !== undefined && one.family === other.family) return true;
  return soundsAlike(one.sound, other.sound);
}
