import { LOCALE } from "./locale.ts";

/** Formatters take long to make: one for each number of decimals. */
const decimals = new Map<string, Intl.NumberFormat>();

/** 1234.5678 → "1,234.568": with at most so many decimals, and at least so many. */
export function formatDecimal(value: number, most: number, least = 0): string {
  const key = `${most} ${least}`;
  const known = decimals.get(key);
  if (known !== undefined) return known.format(value);
  const made = new Intl.NumberFormat(LOCALE, { maximumFractionDigits: most, minimumFractionDigits: least });
  decimals.set(key, made);
  return made.format(value);
}
