import {
  both,
  fields,
  guarded,
  list,
  oneOf,
  or,
  parts,
  type Schema,
  someOf,
  string,
  versioned,
} from "#domain/schema/schema.ts";
import { looksLikeDay } from "#domain/text/day.ts";
import { EARLIEST_WEEKS, PRETERM_BELOW_WEEKS } from "./age.ts";
import { type GrowthMeasure, GROWTH_MEASURES, type Sex, SEXES } from "./measure.ts";
import type { Measured } from "./curve-score.ts";
import { type ChosenUnits, LENGTH_UNITS, WEIGHT_UNITS } from "./units.ts";

export type Measurement = Measured & {
  /** Day of the calendar, "2026-11-20". A child has one measurement a day. */
  readonly date: string;
};

export type Child = {
  readonly id: string;
  /** As somebody wrote it; may be empty. */
  readonly name: string;
  readonly sex: Sex;
  readonly born: string;
  /** Completed weeks, if born before the 37th; else null. */
  readonly gestationWeeks: number | null;
  /** Oldest first. */
  readonly measurements: readonly Measurement[];
};

/** What a browser keeps for the growth page. */
export type StoredGrowth = {
  readonly children: readonly Child[];
  readonly units: ChosenUnits;
};

export const NOTHING_KEPT: StoredGrowth = { children: [], units: { weight: "lb", length: "in" } };

/** Raised when what is kept changes its shape; older versions are then read, too: they are somebody's record. */
const VERSION = 1;

export function formatStoredGrowth(kept: StoredGrowth): string {
  return JSON.stringify({ version: VERSION, ...kept });
}

const figure = guarded((value): value is number => typeof value === "number" && value > 0);
const day = guarded(looksLikeDay);

const measured = parts({ weight: figure, length: figure, head: figure } satisfies Record<
  GrowthMeasure,
  Schema<number>
>);
const dated = both(fields({ date: day }), measured);
const measurement: Schema<Measurement> = (value) => {
  const read = dated(value);
  return read !== undefined && GROWTH_MEASURES.some((measure) => read[measure] !== undefined)
    ? read
    : undefined;
};

const asChild: Schema<Child> = fields({
  id: string,
  name: or(string, ""),
  sex: oneOf(SEXES),
  born: day,
  gestationWeeks: or(guarded(isWeeks), null),
  measurements: someOf(measurement),
});

const units = fields({
  weight: or(oneOf(WEIGHT_UNITS), NOTHING_KEPT.units.weight),
  length: or(oneOf(LENGTH_UNITS), NOTHING_KEPT.units.length),
});

const kept = versioned(VERSION, fields({ children: list(asChild), units: or(units, NOTHING_KEPT.units) }));

/** Reads what a browser gives back. It may be anything: what is not ours is left out, and a damaged part alone. */
export function parseStoredGrowth(json: string | null): StoredGrowth {
  return kept(json) ?? NOTHING_KEPT;
}

/** The child with a measurement more. What was measured on the same day before stays, but for what is measured anew. */
export function addMeasurement(child: Child, added: Measurement): Child {
  const before = child.measurements.find(({ date }) => date === added.date);
  const others = child.measurements.filter(({ date }) => date !== added.date);
  const all = [...others, { ...before, ...added }];
  return { ...child, measurements: all.toSorted((one, other) => (one.date < other.date ? -1 : 1)) };
}

function isWeeks(value: unknown): value is number {
  return typeof value === "number" && value >= EARLIEST_WEEKS && value < PRETERM_BELOW_WEEKS;
}
