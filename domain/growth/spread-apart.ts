/** Heights of labels, from the lowest line up (y runs down), moved as little as keeps them a gap apart; the middle one stays. */
export function spreadApart(heights: readonly number[], gap: number): readonly number[] {
  const middle = Math.floor(heights.length / 2);
  const spread = [...heights];
  for (let place = middle + 1; place < spread.length; place += 1) {
    spread[place] = Math.min(spread[place] ?? 0, (spread[place - 1] ?? 0) - gap);
  }
  for (let place = middle - 1; place >= 0; place -= 1) {
    spread[place] = Math.max(spread[place] ?? 0, (spread[place + 1] ?? 0) + gap);
  }
  return spread;
}
