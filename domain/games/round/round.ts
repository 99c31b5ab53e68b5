import type { Level } from "./pool-entry.ts";

/** What is played: the fixed round, one that goes on, or the one of a day. Enough to draw the same items again. */
export type Round =
  | { readonly mode: "default" }
  | {
      readonly mode: "endless";
      readonly level: Level;
      readonly seed: number;
      /** Ids of the items seen before this round, oldest first: they are not drawn again. */
      readonly seen: readonly string[];
    }
  /** The visitor's own date: "2026-11-21". */
  | { readonly mode: "daily"; readonly date: string };
/** A round that is drawn from a pool. */
export type PoolRoundAsked = Exclude<Round, { readonly mode: "default" }>;
