/** "Same rhythm as Julian; also Irish": why a name stands here, in one line. */
export function reasonWords(reasons: readonly string[]): string {
  const line = reasons.join("; ");
  return line.slice(0, 1).toUpperCase() + line.slice(1);
}
