import { LOCALE } from "./locale.ts";

/** 12345 → "12,345"; at most three decimals. A page has hundreds of counts: a formatter takes fifty times as long. */
export function formatCount(count: number): string {
  if (!Number.isSafeInteger(count) || count < 0) return formatOther(count);
  if (count < 1000) return `${count}`;
  // All our locales have a comma between thousands.
  return `${formatCount(Math.floor(count / 1000))},${`${1000 + (count % 1000)}`.slice(1)}`;
}

function formatOther(count: number): string {
  const [whole, decimals = ""] = `${count}`.split(".");
  if (count < 0 || decimals === "" || decimals.length > 3) return new Intl.NumberFormat(LOCALE).format(count);
  return `${formatCount(Number(whole))}.${decimals}`;
}
