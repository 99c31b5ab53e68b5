import { ownValue } from "#domain/own-value.ts";
import type { GrowthMeasure } from "./measure.ts";
import { readNumber } from "./read-number.ts";
import type { Unit } from "./units.ts";

/** A figure as somebody wrote it on paper: its number, and the unit if there was one. Ounces stand beside pounds only. */
type WrittenAmount = { readonly figure: string; readonly ounces: string; readonly unit: Unit | null };

const UNITS: Readonly<Record<string, Unit | "oz">> = {
  kg: "kg",
  kgs: "kg",
  kilo: "kg",
  kilos: "kg",
  kilograms: "kg",
  g: "g",
  gr: "g",
  gram: "g",
  grams: "g",
  lb: "lb",
  lbs: "lb",
  pound: "lb",
  pounds: "lb",
  "#": "lb",
  oz: "oz",
  ounce: "oz",
  ounces: "oz",
  cm: "cm",
  centimeters: "cm",
  in: "in",
  inch: "in",
  inches: "in",
  '"': "in",
  "”": "in",
  "″": "in",
};
const OUNCES_PER_POUND = 16;

/** A number with an eighth, a quarter or so behind it, then a word that may be a unit. */
const PART = /(\d+\/\d+|(?:\d[\d.,]*|[.,]\d+)(?:\s+\d\/\d+)?)\s*([a-z#"”″]*)\.?/g;
const FRACTIONS: Readonly<Record<string, string>> = {
  "¼": " 1/4",
  "½": " 1/2",
  "¾": " 3/4",
  "⅛": " 1/8",
  "⅜": " 3/8",
  "⅝": " 5/8",
  "⅞": " 7/8",
};

/**
 * "5.4 kg", "12 lb 3 oz", "98 oz", "23 ½ in", or a figure alone. Text that is none of these comes back as it is, without a
 * unit, so that it can be asked about.
 */
export function readWrittenAmount(measure: GrowthMeasure, text: string): WrittenAmount {
  const plain = text
    .toLowerCase()
    .replaceAll(/[¼½¾⅛⅜⅝⅞]/g, (sign) => FRACTIONS[sign] ?? "")
    .trim();
  const parts = Array.from(plain.matchAll(PART), ([, number = "", word = ""]) => ({
    number: decimal(number),
    word,
  }));
  const rest = plain.replaceAll(PART, "").replaceAll(/[\s,&]|and/g, "");
  const [first, second] = parts;
  const asItIs = { figure: text.trim(), ounces: "", unit: null };
  if (first === undefined || rest !== "" || parts.length > 2) return asItIs;
  const unit = first.word === "" ? null : ownValue(UNITS, first.word);
  if (unit === undefined || !fits(measure, unit)) return asItIs;
  if (second !== undefined) {
    const isOunces = unit === "lb" && (second.word === "" || ownValue(UNITS, second.word) === "oz");
    return isOunces ? { figure: first.number, ounces: second.number, unit } : asItIs;
  }
  if (unit !== "oz") return { figure: first.number, ounces: "", unit };
  const ounces = readNumber(first.number);
  if (ounces === null) return asItIs;
  const pounds = Math.floor(ounces / OUNCES_PER_POUND);
  return { figure: `${pounds}`, ounces: `${ounces - pounds * OUNCES_PER_POUND}`, unit: "lb" };
}

function fits(measure: GrowthMeasure, unit: Unit | "oz" | null): boolean {
  return unit === null || (unit === "cm" || unit === "in") === (measure !== "weight");
}

/** "23 1/2" is 23.5. */
function decimal(number: string): string {
  const [, whole = "", over = "", under = ""] = /^(?:([\d.,]+)\s+)?(\d)\/(\d+)$/.exec(number) ?? [];
  if (under === "" || Number(under) === 0) return number;
  const before = whole === "" ? 0 : readNumber(whole);
  return before === null ? number : `${before + Number(over) / Number(under)}`;
}
