/** A seed for a new endless round. */
export function newSeed(): number {
  return Math.floor(Math.random() * 2 ** 31);
}

/** The visitor's own date: "2026-11-21". */
export function dayOf(time: Date): string {
  const two = (part: number) => String(part).padStart(2, "0");
  return `${time.getFullYear()}-${two(time.getMonth() + 1)}-${two(time.getDate())}`;
}
