/** 1 is easy. */
export const LEVELS = [1, 2, 3] as const;
export type Level = (typeof LEVELS)[number];

/** An item of the pool of a game. Its id is unique in the pool and short: browsers remember the last fifty. drawRound draws. */
export type PoolEntry<Item> = {
  readonly id: string;
  readonly level: Level;
  readonly item: Item;
  /** What draws are spread over, so that no answer comes up more often than the others: "girl", "1950s"; "" for no such thing. */
  readonly answer: string;
};
