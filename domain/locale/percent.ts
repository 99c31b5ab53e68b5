import { once } from "#domain/once.ts";
import { LOCALE } from "./locale.ts";

const WHOLE_PERCENT = once(() => new Intl.NumberFormat(LOCALE, { style: "percent" }));

/** 0.42 → "42%". */
export function formatPercent(part: number): string {
  return WHOLE_PERCENT().format(part);
}
