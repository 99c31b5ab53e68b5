import { isRecord, readJson } from "#domain/site/read-json.ts";
import { EARLIEST_WEEKS, PRETERM_BELOW_WEEKS } from "./age.ts";
import { type Measure, MEASURES, type Sex, SEXES } from "./measure.ts";
import type { Measured } from "./reading.ts";
import { type KeptUnits, LENGTH_UNITS, WEIGHT_UNITS } from "./units.ts";

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
export type KeptGrowth = {
  readonly children: readonly Child[];
  readonly units: KeptUnits;
};

export const NOTHING_KEPT: KeptGrowth = { children: [], units: { weight: "lb", length: "in" } };

/** Raised when what is kept changes its shape; older versions are then read, too: they are somebody's record. */
const VERSION = 1;

export function writeKeptGrowth(kept: KeptGrowth): string {
  return JSON.stringify({ version: VERSION, ...kept });
}

/** Reads what a browser gives back. It may be anything: what is not ours is left out, and a damaged part alone. */
export function readKeptGrowth(text: string | null): KeptGrowth {
  const whole = readJson(text);
  if (!isRecord(whole) || whole["version"] !== VERSION) return NOTHING_KEPT;
  const { children, units } = whole;
  const [weight, length] = isRecord(units) ? [units["weight"], units["length"]] : [];
  return {
    children: Array.isArray(children) ? children.flatMap(readChild) : [],
    units: {
      weight: WEIGHT_UNITS.find((unit) => unit === weight) ?? NOTHING_KEPT.units.weight,
      length: LENGTH_UNITS.find((unit) => unit === length) ?? NOTHING_KEPT.units.length,
    },
  };
}

/** The child with a measurement more. What was measured on the same day before stays, but for what is measured anew. */
export function addMeasurement(child: Child, added: Measurement): Child {
  const before = child.measurements.find(({ date }) => date === added.date);
  const others = child.measurements.filter(({ date }) => date !== added.date);
  const all = [...others, { ...before, ...added }];
  return { ...child, measurements: all.toSorted((one, other) => (one.date < other.date ? -1 : 1)) };
}

function readChild(value: unknown): Child[] {
  if (!isRecord(value)) return [];
  const { id, name, sex, born, gestationWeeks: weeks, measurements } = value;
  const known = SEXES.find((each) => each === sex);
  if (typeof id !== "string" || known === undefined || !isDate(born) || !Array.isArray(measurements))
    return [];
  return [
    {
      id,
      name: typeof name === "string" ? name : "",
      sex: known,
      born,
      gestationWeeks: isWeeks(weeks) ? weeks : null,
      measurements: measurements.flatMap(readMeasurement),
    },
  ];
}

function readMeasurement(value: unknown): Measurement[] {
  if (!isRecord(value) || !isDate(value["date"])) return [];
  const measured = MEASURES.flatMap((measure): readonly (readonly [Measure, number])[] => {
    const figure = value[measure];
    return typeof figure === "number" && figure > 0 ? [[measure, figure]] : [];
  });
  return measured.length === 0 ? [] : [{ date: value["date"], ...Object.fromEntries(measured) }];
}

function isDate(value: unknown): value is string {
  return typeof value === "string" && /^\d{4}-\d\d-\d\d$/.test(value);
}

function isWeeks(value: unknown): value is number {
  return typeof value === "number" && value >= EARLIEST_WEEKS && value < PRETERM_BELOW_WEEKS;
}
