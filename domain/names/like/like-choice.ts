import type { LikeItem } from "./like-item.ts";
import { likenessAbove } from "./like-score.ts";
import { soundsAlike } from "#domain/names/sound/sounds.ts";

/** A name that may be chosen, and how well it fits, 0–1. */
export type Scored = { readonly item: LikeItem; readonly score: number };

/** What fitting counts against being unlike those chosen before (maximal marginal relevance). */
const LAMBDA = 0.7;

/** Names of one sound family among those chosen, at most. */
const OF_ONE_FAMILY = 2;

/** Names of one kind, and what part of the choice they should be, 0–1. */
export type Pool<Kind extends Scored> = { readonly part: number; readonly names: readonly Kind[] };

/** A name of a pool, and what is known of it beside the first so many chosen; of the rest when it is asked for. */
type Waiting<Kind extends Scored> = {
  readonly name: Kind;
  /** Whether it may be chosen, once that was asked. */
  does: boolean | undefined;
  seen: number;
  /** Likeness to the nearest of those. */
  nearest: number;
  /** How many of those are the same name to the ear; Infinity once it is chosen itself, or left out. */
  family: number;
};

/**
 * Chooses one after another the name that fits best and repeats least, each time of the kind that is furthest behind its
 * part; so the first few of many are the few of a smaller choice. Equal names, and equal kinds, in the order given.
 * Names that do not do are left out; only those that come into question are asked about. Pools stand in the order of their scores.
 */
export function chooseVaried<Kind extends Scored>(
  pools: readonly Pool<Kind>[],
  limit: number,
  does: (name: Kind) => boolean = () => true,
): readonly Kind[] {
  const left = pools.map(({ part, names }) => ({
    part,
    taken: 0,
    names: names.map((name): Waiting<Kind> => ({ name, does: undefined, seen: 0, nearest: 0, family: 0 })),
  }));
  const chosen: Kind[] = [];
  while (chosen.length < limit) {
    const lag = ({ part, taken }: (typeof left)[number]) => part * (chosen.length + 1) - taken;
    const [due] = left
      .flatMap((pool) => {
        const best = worthMost(pool.names, chosen, does);
        return best === undefined ? [] : { pool, best };
      })
      .toSorted((one, other) => lag(other.pool) - lag(one.pool));
    if (due === undefined) break;
    const { pool, best } = due;
    chosen.push(best.name);
    pool.taken++;
    best.family = Infinity;
  }
  return chosen;
}

/** The name that is worth most now. A name only loses by what is chosen: it is compared with more of that only while it is worth more than the best so far. */
function worthMost<Kind extends Scored>(
  names: readonly Waiting<Kind>[],
  chosen: readonly Kind[],
  does: (name: Kind) => boolean,
): Waiting<Kind> | undefined {
  let best: Waiting<Kind> | undefined;
  let most = -Infinity;
  for (const waiting of names) {
    if (LAMBDA * waiting.name.score <= most) break;
    while (waiting.seen < chosen.length && waiting.family < OF_ONE_FAMILY && worthOf(waiting) > most) {
      compareWith(waiting, chosen[waiting.seen]);
    }
    if (waiting.family >= OF_ONE_FAMILY || worthOf(waiting) <= most) continue;
    waiting.does ??= does(waiting.name);
    if (!waiting.does) {
      waiting.family = Infinity;
      continue;
    }
    best = waiting;
    most = worthOf(waiting);
  }
  return best;
}

function worthOf({ name, nearest }: Waiting<Scored>): number {
  return LAMBDA * name.score - (1 - LAMBDA) * nearest;
}

function compareWith(waiting: Waiting<Scored>, chosen: Scored | undefined): void {
  waiting.seen++;
  if (chosen === undefined) return;
  if (isSameName(waiting.name.item, chosen.item)) waiting.family++;
  const { nearest, name } = waiting;
  waiting.nearest = Math.max(nearest, likenessAbove(nearest, name.item, chosen.item));
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
