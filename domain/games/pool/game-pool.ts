import type { PoolEntry } from "#domain/games/round/pool-entry.ts";
import type { Dice } from "#domain/names/name-book.ts";
import type { Doubts, Known } from "./known.ts";
import type { OpenPool } from "./packed-pool.ts";
import type { PoolSources } from "./sources.ts";

/** How the rows of a pool are made. */
type PoolOptions = {
  readonly dice: Dice;
  /** How many names of an answer are taken at most; left out for what a phone should load. */
  readonly most?: number | undefined;
};

/** What is said of a pool in the folder of its game. */
type PoolRules<Item> = {
  /** The game's, which is also the name of its file in data/games. */
  readonly id: string;
  /** The same rows for the same sources and dice. */
  readonly rows: (sources: PoolSources, options: PoolOptions) => readonly string[];
  readonly open: OpenPool<Item>;
  /** Looks an item up again, and knows nothing of how it was made. */
  readonly judge: (item: Item, known: Known) => Doubts;
  /** An item in a line: what is asked, what is offered, and the answer after an arrow. */
  readonly line: (item: Item) => string;
  /** There are few facts for it: fewer in a level than a browser remembers. */
  readonly isSmall?: boolean;
};

/** The pool of a game, for whoever makes, judges or reads all pools alike, whatever their items are. */
export type GamePool = Pick<PoolRules<never>, "id" | "rows"> & {
  readonly isSmall: boolean;
  readonly open: OpenPool<unknown>;
  /** What keeps the items of these rows from having one defensible answer each, with the id of the item. */
  readonly doubts: (rows: readonly string[], known: Known) => Doubts;
  /** The items of these rows as a player sees them, each in a line with its level. */
  readonly lines: (rows: readonly string[]) => readonly string[];
};

export function gamePool<Item>({ id, rows, open, judge, line, isSmall = false }: PoolRules<Item>): GamePool {
  const each = <Made>(given: readonly string[], make: (entry: PoolEntry<Item>) => Made) =>
    open(given).map(make);
  return {
    id,
    rows,
    open,
    isSmall,
    doubts: (given, known) =>
      each(given, (entry) => judge(entry.item, known).map((doubt) => `${entry.id}: ${doubt}`)).flat(),
    lines: (given) => each(given, ({ level, item }) => `${level} ${line(item)}`),
  };
}
