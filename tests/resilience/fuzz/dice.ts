/** Dice that fall the same way for the same seed (mulberry32), so that a request that failed can be made again. */
export type Dice = {
  /** A number from 0 up to, but not including, 1. */
  readonly roll: () => number;
  readonly below: (limit: number) => number;
  readonly pick: <Thing>(things: readonly [Thing, ...Thing[]]) => Thing;
  readonly chance: (share: number) => boolean;
};

export function createDice(seed: number): Dice {
  let state = seed >>> 0;
  const roll = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (limit: number) => Math.floor(roll() * limit);
  return {
    roll,
    below,
    pick: (things) => things[below(things.length)] ?? things[0],
    chance: (share) => roll() < share,
  };
}
