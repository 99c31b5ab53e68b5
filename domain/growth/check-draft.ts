import { ageInDays, curveDays, EARLIEST_WEEKS, LAST_DAY, PRETERM_BELOW_WEEKS } from "./age.ts";
import { canBeRight, type Doubt, doubtAbout } from "./doubt.ts";
import type { Measurement } from "./stored-growth.ts";
import { OUTER_SD } from "./lms.ts";
import { type GrowthMeasure, GROWTH_MEASURES, type Sex } from "./measure.ts";
import { readNumber } from "./read-number.ts";
import { readByLength } from "./curve-score.ts";
import type { Standards } from "./standards.ts";
import { type Amount, inStandardUnit, type ChosenUnits } from "./units.ts";

/** A measurement as it is typed. */
export type Draft = {
  readonly sex: Sex;
  readonly born: string;
  /** Completed weeks of pregnancy; null for one not born early. */
  readonly weeks: string | null;
  readonly date: string;
  readonly figures: Readonly<Record<GrowthMeasure, string>>;
  readonly ounces: string;
  readonly units: ChosenUnits;
  /** Figures that were asked about and are right. */
  readonly sure: readonly GrowthMeasure[];
};

export type DraftFault =
  | "born"
  | "date"
  | "beforeBirth"
  | "toCome"
  | "beyond"
  | "weeks"
  | "nothing"
  | "notANumber"
  | "ounces";

type DraftField = "born" | "date" | "weeks" | GrowthMeasure;

/** What is to be asked, field by field, in the order of the form. */
export type Question = { readonly field: DraftField } & (
  | { readonly fault: DraftFault }
  | { readonly fault: null; readonly doubt: Doubt; readonly amount: Amount }
);

export type CheckedDraft =
  | { readonly questions: readonly Question[] }
  | {
      readonly questions: null;
      readonly gestationWeeks: number | null;
      readonly measurement: Measurement;
    };

/** A draft becomes a measurement, or questions. `today` is a day of the calendar. */
export function checkDraft(standards: Standards, draft: Draft, today: string): CheckedDraft {
  const faults = faultsOfDays(draft, today);
  const gestationWeeks = draft.weeks === null ? null : readNumber(draft.weeks);
  if (draft.weeks !== null && !isPreterm(gestationWeeks)) faults.push({ field: "weeks", fault: "weeks" });
  if (GROWTH_MEASURES.every((measure) => !isGiven(draft, measure)))
    faults.push({ field: "weight", fault: "nothing" });
  const days = curveDays(draft.born, draft.date);
  const child = faults.length === 0 && days !== null ? { sex: draft.sex, days, gestationWeeks } : null;

  const measured: [GrowthMeasure, number][] = [];
  for (const measure of GROWTH_MEASURES.filter((each) => isGiven(draft, each))) {
    const amount = readAmount(draft, measure);
    if (typeof amount === "string") {
      faults.push({ field: measure, fault: amount });
      continue;
    }
    measured.push([measure, inStandardUnit(amount)]);
    const doubt = child === null ? null : doubtAbout(standards, child, measure, amount);
    const isSettled = doubt === null || (canBeRight(doubt) && draft.sure.includes(measure));
    if (!isSettled) faults.push({ field: measure, fault: null, doubt, amount });
  }
  if (faults.length > 0 || child === null) return { questions: faults };
  const pair = readByLength(standards, child, Object.fromEntries(measured));
  const length = readAmount(draft, "length");
  if (
    pair !== null &&
    Math.abs(pair.z) > OUTER_SD &&
    !draft.sure.includes("length") &&
    typeof length !== "string"
  ) {
    return { questions: [{ field: "length", fault: null, doubt: { kind: "unlikelyPair" }, amount: length }] };
  }
  return {
    questions: null,
    gestationWeeks,
    measurement: { date: draft.date, ...Object.fromEntries(measured) },
  };
}

function faultsOfDays({ born, date }: Draft, today: string): Question[] {
  if (ageInDays(born, born) === null) return [{ field: "born", fault: "born" }];
  if (born > today) return [{ field: "born", fault: "toCome" }];
  const days = curveDays(born, date);
  if (days === null) return [{ field: "date", fault: "date" }];
  if (days < 0) return [{ field: "date", fault: "beforeBirth" }];
  if (date > today) return [{ field: "date", fault: "toCome" }];
  return days > LAST_DAY ? [{ field: "date", fault: "beyond" }] : [];
}

function isGiven({ figures, ounces, units }: Draft, measure: GrowthMeasure): boolean {
  const inOunces = measure === "weight" && units.weight === "lb" && ounces.trim() !== "";
  return inOunces || figures[measure].trim() !== "";
}

function readAmount(draft: Draft, measure: GrowthMeasure): Amount | DraftFault {
  const unit = measure === "weight" ? draft.units.weight : draft.units.length;
  const inPounds = unit === "lb";
  const value = readNumber(inPounds && draft.figures[measure].trim() === "" ? "0" : draft.figures[measure]);
  const ounces = inPounds && draft.ounces.trim() !== "" ? readNumber(draft.ounces) : 0;
  if (value === null || ounces === null) return "notANumber";
  return ounces < 16 ? { value, ounces, unit } : "ounces";
}

function isPreterm(weeks: number | null): boolean {
  return weeks !== null && weeks >= EARLIEST_WEEKS && weeks < PRETERM_BELOW_WEEKS;
}
