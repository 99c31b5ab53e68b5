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
  "name page": { anewMs: 7, heldMs: 0.3, kB: 17 },
  "home page": { anewMs: 7, heldMs: 0.05, kB: 15 },
  "other pages": { anewMs: 7, heldMs: 0.05, kB: 15 },
  "search on a page": { anewMs: 5, heldMs: null, kB: 12 },
  filters: { anewMs: 5, heldMs: null, kB: 14 },
  comparison: { anewMs: 5, heldMs: null, kB: 14 },
  "search of the API": { anewMs: 0.33, heldMs: null, kB: 3 },
  "draw of the API": { anewMs: 0.1, heldMs: null, kB: 5 },
};
