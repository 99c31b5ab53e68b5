/** Items that are drawn for a round from a pool; an endless one is stopped long before. */
export const ROUND_LENGTH = { endless: 300, daily: 5 } as const;
