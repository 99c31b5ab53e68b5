import { type CompareRequest, type YearRange, usualScale } from "./compare-request.ts";

export type Addressed = Omit<CompareRequest, "faults">;

/**
 * The query of an address: what is as usual is left out, so that the same view has one address, short enough to be read
 * aloud. Commas and stars stand as they are.
 */
export function compareQuery({ names, measure, scale, years }: Addressed, records: YearRange): string {
  const pairs: (readonly [string, string])[] = [
    ...(names === null ? [] : [["names", names.map(encoded).join(",")] as const]),
    ...(measure === "million" ? [] : [["measure", measure] as const]),
    ...(scale === usualScale(measure) ? [] : [["scale", scale] as const]),
    ...(years.from === records.from ? [] : [["from", String(years.from)] as const]),
    ...(years.to === records.to ? [] : [["to", String(years.to)] as const]),
  ];
  return pairs.length === 0 ? "" : `?${pairs.map(([key, value]) => `${key}=${value}`).join("&")}`;
}

function encoded(name: string): string {
  return encodeURIComponent(name);
}
