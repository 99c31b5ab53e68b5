import { drawNames } from "#domain/names/browse/generate.ts";
import type { Dice } from "#domain/names/name-book.ts";
import { seededDice } from "#domain/names/browse/seeded-dice.ts";
import { dayNumber } from "#domain/text/day.ts";
import type { PoolEntry } from "./pool-entry.ts";
import { SEEN_ITEMS } from "./stored-games.ts";
import type { PoolRoundAsked } from "./round.ts";
import { seedOf } from "./seed-of.ts";

/** Days after which the other half of a pool has its turn; fewer where a half holds less. */
const DAYS_OF_A_TURN = 14;

/** An item of a small level comes back when this share of the others has been seen. */
const SEEN_OF_SMALL = 0.6;

/**
 * The items of a round, drawn from a game's pool; the same for the same round. Every answer is as likely as the others, however
 * many items have it.
 */
export function drawRound<Item>(
  pool: readonly PoolEntry<Item>[],
  round: PoolRoundAsked,
  count: number,
): readonly PoolEntry<Item>[] {
  return round.mode === "daily" ? drawDaily(pool, round.date, count) : drawEndless(pool, round, count);
}

/** Items of the level; none comes back within fifty, counting those seen in rounds before. */
function drawEndless<Item>(
  pool: readonly PoolEntry<Item>[],
  { level, seed, seen }: Extract<PoolRoundAsked, { readonly mode: "endless" }>,
  count: number,
): readonly PoolEntry<Item>[] {
  const ofLevel = pool.filter((entry) => entry.level === level);
  const rest = Math.min(SEEN_ITEMS, Math.floor(SEEN_OF_SMALL * ofLevel.length));
  return spread(ofLevel, { count, rest, seen, dice: seededDice(seed) });
}

/**
 * The items of a date, easy ones first. The pool is cut in two halves that take turns of up to fourteen days; within a turn no
 * item comes twice, so an item rests for a whole turn of the other half. A turn is drawn at once, so that every browser finds
 * the same without knowing what came before.
 */
function drawDaily<Item>(
  pool: readonly PoolEntry<Item>[],
  date: string,
  count: number,
): readonly PoolEntry<Item>[] {
  const half = Math.floor(pool.length / 2);
  const days = Math.max(1, Math.min(DAYS_OF_A_TURN, Math.floor(half / count)));
  const day = dayNumber(date);
  const turn = Math.floor(day / days);
  const mixed = drawNames(pool, pool.length, seededDice(seedOf("halves")));
  const items = turn % 2 === 0 ? mixed.slice(0, half) : mixed.slice(half);
  const dice = seededDice(seedOf(`turn ${turn}`));
  const drawn = spread(items, { count: days * count, rest: items.length, seen: [], dice });
  const from = (day - turn * days) * count;
  return drawn.slice(from, from + count).toSorted((one, other) => one.level - other.level);
}

type Drawing = {
  readonly count: number;
  /** How many items must come before one comes back. */
  readonly rest: number;
  readonly seen: readonly string[];
  readonly dice: Dice;
};

/** Draws an answer first, then one of its items that has come least often; an answer rests while a fifth of the others come. */
function spread<Item>(
  entries: readonly PoolEntry<Item>[],
  { count, rest, seen, dice }: Drawing,
): readonly PoolEntry<Item>[] {
  const answers = new Set(entries.map(({ answer }) => answer)).size;
  const times = new Map<string, number>();
  const told = [...seen];
  const drawn: PoolEntry<Item>[] = [];
  while (drawn.length < count) {
    const asleep = new Set(rest === 0 ? [] : told.slice(-rest));
    const awake = entries.filter(({ id }) => !asleep.has(id));
    const byAnswer = Map.groupBy(awake, ({ answer }) => answer);
    const last = new Set(lastOf(drawn, Math.floor(answers / 5)).map(({ answer }) => answer));
    const open = [...byAnswer].filter(([answer]) => !last.has(answer));
    const [chosen] = drawNames(open.length > 0 ? open : [...byAnswer], 1, dice);
    if (chosen === undefined) break;
    const fewest = Math.min(...chosen[1].map(({ id }) => times.get(id) ?? 0));
    const [entry] = drawNames(
      chosen[1].filter(({ id }) => (times.get(id) ?? 0) === fewest),
      1,
      dice,
    );
    if (entry === undefined) break;
    times.set(entry.id, fewest + 1);
    told.push(entry.id);
    drawn.push(entry);
  }
  return drawn;
}

function lastOf<T>(list: readonly T[], count: number): readonly T[] {
  return count === 0 ? [] : list.slice(-count);
}
