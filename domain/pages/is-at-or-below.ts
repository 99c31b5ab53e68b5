/** Whether an address is one of these, or stands beneath one of them: "/growth/x" does, "/growths" does not. */
export function isAtOrBelow(path: string, starts: readonly string[]): boolean {
  return starts.some((start) => path === start || path.startsWith(`${start}/`));
}
