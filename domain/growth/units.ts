import { formatUnit } from "#domain/locale/units.ts";
import type { GrowthMeasure } from "./measure.ts";

/** "lb" is pounds and ounces. */
export const WEIGHT_UNITS = ["kg", "g", "lb"] as const;
export const LENGTH_UNITS = ["cm", "in"] as const;
type WeightUnit = (typeof WEIGHT_UNITS)[number];
export type LengthUnit = (typeof LENGTH_UNITS)[number];
export type Unit = WeightUnit | LengthUnit;

/** What somebody weighs and measures in. */
export type ChosenUnits = { readonly weight: WeightUnit; readonly length: LengthUnit };

/** Units of what WHO's tables hold: kilograms and centimeters. Exact, by the international agreement of 1959. */
const SIZE: Readonly<Record<Unit, number>> = { kg: 1, g: 0.001, lb: 0.45359237, cm: 1, in: 2.54 };
const OUNCES = 16;

/** Figures of a measurement as somebody gave them; ounces only beside pounds. */
export type Amount = { readonly value: number; readonly ounces: number; readonly unit: Unit };

export function unitsOf(measure: GrowthMeasure): readonly Unit[] {
  return measure === "weight" ? WEIGHT_UNITS : LENGTH_UNITS;
}

/** In kilograms or centimeters, to the gram and the hundredth of a millimeter. */
export function inStandardUnit({ value, ounces, unit }: Amount): number {
  const whole = unit === "lb" ? value + ounces / OUNCES : value;
  return Number((whole * SIZE[unit]).toFixed(3));
}

/** A number of kilograms or centimeters in another unit; pounds with their fraction. */
export function inUnit(standard: number, unit: Unit): number {
  return standard / SIZE[unit];
}

/** "7.3 kg", "16 lb 1.5 oz", "25.9 in". */
export function sayAmount(standard: number, unit: Unit): string {
  if (unit === "lb") return sayPounds(inUnit(standard, unit));
  const digits = { kg: 3, g: 0, cm: 1, in: 2 }[unit];
  return formatUnit(rounded(inUnit(standard, unit), digits), unit, digits);
}

function sayPounds(pounds: number): string {
  const tenths = Math.round(pounds * OUNCES * 10);
  const [whole, rest] = [Math.floor(tenths / (OUNCES * 10)), (tenths % (OUNCES * 10)) / 10];
  return `${formatUnit(whole, "lb", 0)} ${formatUnit(rest, "oz", 1)}`;
}

function rounded(number: number, digits: number): number {
  return Number(number.toFixed(digits));
}
