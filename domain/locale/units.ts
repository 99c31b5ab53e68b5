import { LOCALE } from "./locale.ts";

/** What a figure is given in, by the word that Intl has for it. */
const UNITS = { kg: "kilogram", g: "gram", lb: "pound", oz: "ounce", cm: "centimeter", in: "inch" } as const;

/** Formatters take long to make: one for each unit and number of decimals. */
const made = new Map<string, Intl.NumberFormat>();

/** 7.3 → "7.3 kg", with at most so many decimals. Thousands stay together, as on scales: "7300 g". */
export function formatUnit(value: number, unit: keyof typeof UNITS, most: number): string {
  const key = `${unit} ${most}`;
  const known = made.get(key) ?? unitFormatter(unit, most);
  made.set(key, known);
  return known.format(value);
}

function unitFormatter(unit: keyof typeof UNITS, most: number): Intl.NumberFormat {
  return new Intl.NumberFormat(LOCALE, {
    style: "unit",
    unit: UNITS[unit],
    maximumFractionDigits: most,
    useGrouping: false,
  });
}
