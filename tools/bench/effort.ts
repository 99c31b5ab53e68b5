/** How much is measured. */
export type Effort = {
  /** Alternations that count; what warms up comes before them. */
  readonly rounds: number;
  /** Seconds of a load, requests of a mix: so many times as usual. */
  readonly share: number;
};

export const FULL: Effort = { rounds: 5, share: 1 };

/** To see that a measurement works: its figures are worth nothing. */
export const SHORT: Effort = { rounds: 1, share: 0.2 };

/** A number of whole things, or of seconds, for this effort: one at least. */
export function scaled(count: number, { share }: Effort): number {
  return Math.max(1, Math.round(count * share));
}
