import { formatCount } from "#domain/locale/numbers.ts";

/** 543,210 → "543,000": births are counted, those who are alive are reckoned. */
export function aboutWords(living: number): string {
  const step = living < 10_000 ? 100 : living < 1_000_000 ? 1000 : 10_000;
  return formatCount(Math.round(living / step) * step);
}
