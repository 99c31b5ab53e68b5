import { once } from "#domain/once.ts";
import { fillIn } from "#domain/text/fill-in.ts";
import { LOCALE } from "./locale.ts";
import type { Locale } from "./locales.ts";

const DAY = {
  "en-US": "{month} {day}, {year}",
  "en-GB": "{day} {month} {year}",
} as const satisfies Record<Locale, string>;

/** As all our locales write them. */
const MONTHS = [
  "January",
  "February",
  "March",
  "April",
  "May",
  "June",
  "July",
  "August",
  "September",
  "October",
  "November",
  "December",
] as const;

// Made when they are first wanted: the first of them takes a phone a tenth of a second, and few pages say such a date.
const MEDIUM = formatter({ dateStyle: "medium" });
const DAY_OF_YEAR = formatter({ month: "short", day: "numeric" });
const CLOCK = formatter({ hour: "numeric", minute: "2-digit" });
const MOMENT = formatter({ month: "short", day: "numeric", hour: "numeric", minute: "2-digit" });

/** "July 15, 2026" of "2026-07-15"; of a moment, its day in UTC. */
export function dayWords(day: string | Date): string {
  return saidOf(day, (date) =>
    fillIn(DAY[LOCALE], { month: monthOf(date), day: `${date.getUTCDate()}`, year: yearOf(date) }),
  );
}

/** "Jul 15, 2026" of "2026-07-15"; what is no day stays as it is. */
export function shortDayWords(day: string): string {
  return said(MEDIUM, day);
}

/** "Jul 15" of a moment, in UTC: in lists, where the year would be in the way. */
export function dayOfYearWords(moment: string): string {
  return said(DAY_OF_YEAR, moment);
}

/** "July 2026" of "2026-07-15". */
export function monthWords(day: string): string {
  return saidOf(day, (date) => `${monthOf(date)} ${yearOf(date)}`);
}

/** "7:05 PM" of "19:05"; what is no time of day stays as it is. */
export function clockWords(time: string): string {
  const moment = new Date(`1970-01-01T${time}Z`);
  return Number.isNaN(moment.getTime()) ? time : said(CLOCK, moment);
}

/** "Jul 15, 9:40 PM" of a moment, in UTC. */
export function momentWords(moment: string | Date): string {
  return said(MOMENT, moment);
}

function formatter(options: Intl.DateTimeFormatOptions): () => Intl.DateTimeFormat {
  return once(() => new Intl.DateTimeFormat(LOCALE, { ...options, timeZone: "UTC" }));
}

/** Some engines put a narrow space before "PM", others a plain one: a page must read alike on the server and in the browser. */
function said(format: () => Intl.DateTimeFormat, day: string | Date): string {
  return saidOf(day, (date) => format().format(date).replaceAll("\u202F", " "));
}

function saidOf(day: string | Date, say: (date: Date) => string): string {
  const date = new Date(day);
  return Number.isNaN(date.getTime()) ? String(day) : say(date);
}

function monthOf(date: Date): string {
  return MONTHS[date.getUTCMonth()] ?? "";
}

function yearOf(date: Date): string {
  return `${date.getUTCFullYear()}`;
}
