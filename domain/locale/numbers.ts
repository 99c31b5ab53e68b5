import { LOCALE } from "./locale.ts";

const WHOLE_NUMBER = new Intl.NumberFormat(LOCALE);
/** What stands between thousands: "," of "1,000". */
const GROUP = WHOLE_NUMBER.format(1000).slice(1, -3);

/** 12345 → "12,345". A page has hundreds of counts: most need no formatter, which takes fifty times as long. */
export function formatCount(count: number): string {
  if (!Number.isInteger(count) || count < 0 || count >= 1_000_000) return WHOLE_NUMBER.format(count);
  if (count < 1000) return `${count}`;
  return `${Math.floor(count / 1000)}${GROUP}${`${count % 1000}`.padStart(3, "0")}`;
}
