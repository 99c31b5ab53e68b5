/** Noted in the history with a game that was opened from the grid: one step back is the grid. */
export const FROM_GRID = { from: "games" } as const;

export function isFromGrid(state: unknown): boolean {
  return typeof state === "object" && state !== null && "from" in state && state.from === FROM_GRID.from;
}
