import type { ReportTopic } from "#domain/contact/name-report.ts";
import type { Source } from "./evidence.ts";

/** One thing that was wrong about a name, or about several in the same words, and is no longer, as /names/corrections tells it. It names no person. */
export type Correction = {
  /** The day on which it was corrected: "2026-11-23". */
  readonly day: string;
  /** The names as their pages show them: "Zoë". They must be in the collection. */
  readonly names: readonly string[];
  /** What of them was wrong. */
  readonly field: ReportTopic;
  /** What stood there, in its own words, shortened to what changed; null: nothing did. */
  readonly from: string | null;
  /** What stands there now; null: it was taken out. */
  readonly to: string | null;
  /** Why, in a sentence or two, ending with a period. */
  readonly reason: string;
  /** What says so, as in evidence: { work: "dmnes", entry: "s.n. Emma" }, or { address: "https://…" }. */
  readonly source?: Source;
};
