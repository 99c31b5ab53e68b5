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
  "name page": { anewMs: 5.9, heldMs: 0.06, kB: 19.1 },
  "home page": { anewMs: 4.3, heldMs: 0.04, kB: 19.4 },
  "other pages": { anewMs: 4.8, heldMs: 0.07, kB: 14.6 },
  "search on a page": { anewMs: 4.3, heldMs: null, kB: 18.6 },
  filters: { anewMs: 4.8, heldMs: null, kB: 20.4 },
  comparison: { anewMs: 3.3, heldMs: null, kB: 15.5 },
  "search of the API": { anewMs: 0.97, heldMs: null, kB: 4.3 },
  "draw of the API": { anewMs: 0.03, heldMs: null, kB: 5.2 },
};
