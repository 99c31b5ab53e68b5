import type { NeedOfLine } from "#domain/care/crisis-phrases.ts";
import type { AgeGroup, Category, State } from "./choices.ts";

/** An organization of the parents' resource directory. */
export type Listing = {
  /** 1–10 serve the whole US, 11–82 one state, 83–98 stand outside the US. */
  readonly id: number;
  readonly name: string;
  readonly description: string;
  readonly category: Category;
  /** What is outside the US counts as local, with "International" as its state. */
  readonly type: "national" | "local";
  /** Missing where it serves the whole US. */
  readonly location?:
    | {
        readonly state?: State | undefined;
        readonly city?: string | undefined;
        readonly address?: string | undefined;
      }
    | undefined;
  readonly contact: {
    /** Always https. */
    readonly website?: string | undefined;
    /** As it is shown: "503-555-0100" in the US, "+44 …" outside it, or a three-digit code such as "211". */
    readonly phone?: string | undefined;
    readonly email?: string | undefined;
  };
  /** Three to five short labels. */
  readonly services: readonly string[];
  readonly ageGroups: readonly AgeGroup[];
  /** The main case: several have a second price for extras. */
  readonly cost: "free" | "low-cost" | "paid" | "insurance-based";
  /** That name and website were both seen in a strong source. */
  readonly verified: boolean;
  /** The month in which the entry was last held against its sources, as "2026-11". */
  readonly checkedOn: string;
};

/** A number to call at once. */
export type CrisisLine = {
  readonly name: string;
  /** As it is shown: "1-833-TLC-MAMA (1-833-852-6262)". */
  readonly number: string;
  /** The target of its link: "tel:+18338526262". */
  readonly tel: `tel:${string}`;
  /** What happens when one calls: one sentence. */
  readonly note: string;
  /** What it is the first to call for. */
  readonly fits?: readonly NeedOfLine[];
};
