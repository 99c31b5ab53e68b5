import { dayOfYearWords, dayWords, momentWords } from "#domain/locale/dates.ts";
import { formatDecimal } from "#domain/locale/decimals.ts";
import { formatCount } from "#domain/locale/numbers.ts";

/** "{count} names" with its values; what comes in is taken as it is, so "$&" means nothing. */
export function fill(words: string, values: Readonly<Record<string, string | number>>): string {
  return words.replaceAll(/\{(\w+)\}/g, (whole, name: string) => {
    const value = values[name];
    return value === undefined ? whole : typeof value === "number" ? grouped(value) : value;
  });
}

/** "1 message" or "12 messages". */
export function counted(count: number, words: { readonly one: string; readonly more: string }): string {
  return count === 1 ? words.one : fill(words.more, { count });
}

export function grouped(count: number): string {
  return formatCount(count);
}

/** "November 21, 2026", in UTC. */
export function dayOf(time: string | Date): string {
  return dayWords(time);
}

/** "Nov 21", in UTC: in lists, where the year would be in the way. */
export function shortDayOf(time: string): string {
  return dayOfYearWords(time);
}

/** "Nov 21, 9:40 PM UTC" */
export function timeOf(time: string | Date): string {
  return `${momentWords(time)} UTC`;
}

/** "12 kB", "1.2 GB": by 1024, as the settings count. */
export function bytesOf(bytes: number): string {
  const units = ["bytes", "kB", "MB", "GB", "TB"];
  let [value, unit] = [bytes, 0];
  while (value >= 1024 && unit < units.length - 1) {
    value /= 1024;
    unit += 1;
  }
  const digits = unit === 0 || value >= 100 ? 0 : 1;
  return `${formatDecimal(value, digits)} ${units[unit] ?? ""}`;
}
