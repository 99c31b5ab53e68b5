/** A seed for a new endless round. */
export function newSeed(): number {
  return Math.floor(Math.random() * 2 ** 31);
}
