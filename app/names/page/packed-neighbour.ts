import type { NameSummary } from "#domain/names/entry/name-summary.ts";
import type { Neighbour } from "#domain/names/page/name-page.ts";
import { BETWEEN, packSummary, unpackSummary } from "#app/names/card/packed-summary.ts";

/** What a row shows of another name, and what saving it needs. */
type NeighbourView = {
  readonly babyName: Omit<NameSummary, "spark">;
  readonly reason: string;
};

/** A neighbour as one text, of which a page has six. */
export function packNeighbour({ summary, reason }: Neighbour): string {
  return reason + BETWEEN + packSummary(summary);
}

/** The same as it was; its figure is of the last year of the records. */
export function unpackNeighbour(packed: string, year: number): NeighbourView {
  const [reason = "", ...fields] = packed.split(BETWEEN);
  return { reason, babyName: unpackSummary(fields, year) };
}
