import type { RequestFault, YearRange } from "#domain/compare/compare-request.ts";

/** What could not be had, in words. */
export function faultWords(fault: RequestFault, { from: first, to: last }: YearRange): string {
  switch (fault.kind) {
    case "no year":
      return `“${fault.text}” is not a year between ${first} and ${last}, so all years are shown on that side.`;
    case "outside":
      return `The records run from ${first} to ${last}; they do not reach ${fault.text}.`;
    case "turned":
      return `The years were the other way round. Shown: ${fault.years.from}–${fault.years.to}.`;
    case "one year":
      return `A line needs two years. Shown: ${fault.years.from}–${fault.years.to}.`;
    case "no choice":
      return `“${fault.text}” is none of the choices here, so the usual one is shown.`;
    case "no letters":
      return `Nothing starts with “${fault.text}”: write letters from A to Z.`;
  }
}
