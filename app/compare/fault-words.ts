import type { RequestFault, YearRange } from "#domain/compare/compare-request.ts";

/** What could not be had, in words. */
export function faultWords(fault: RequestFault, { from: first, to: last }: YearRange): string {
  switch (fault.kind) {
    case "no year":
      return `“${fault.text}” is not a year between ${first} and ${last}, so all years are shown on that side.`;
    case "outside":
      return `The records run from ${first} to ${last}, so there is nothing for ${fault.text}.`;
    case "turned":
      return `The years were in reverse order. Shown: ${fault.years.from}–${fault.years.to}.`;
    case "one year":
      return `A chart needs at least two years. Shown: ${fault.years.from}–${fault.years.to}.`;
    case "no choice":
      return `“${fault.text}” isn’t one of the choices here, so we show the usual one.`;
  }
}
