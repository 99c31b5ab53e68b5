import type { KindAsked } from "./traffic.ts";

/** What one answer takes of one process, as `npm run bench` measured it; docs/scale.md says when, and on what machine. */
export type Cost = {
  /** CPU time in milliseconds when the answer is made anew. */
  readonly anewMs: number;
  /** The same when it lies in memory or on the shelf; null: it never does. */
  readonly heldMs: number | null;
  /** Bytes on the wire, in brotli, in kB. */
  readonly kB: number;
};

export const COSTS: Readonly<Record<KindAsked, Cost>> = {
  // From the shelf; from memory it is 0.06.
  "name page": { anewMs: 10.5, heldMs: 0.09, kB: 17.6 },
  "home page": { anewMs: 12.4, heldMs: 0.05, kB: 19.1 },
  "other pages": { anewMs: 10.1, heldMs: 0.05, kB: 11.2 },
  "search on a page": { anewMs: 12.4, heldMs: null, kB: 20.7 },
  filters: { anewMs: 10.1, heldMs: null, kB: 14.5 },
  comparison: { anewMs: 5.9, heldMs: null, kB: 12.2 },
  "search of the API": { anewMs: 1.1, heldMs: null, kB: 4.2 },
  "draw of the API": { anewMs: 0.03, heldMs: null, kB: 4.9 },
};
