import { useState } from "react";
import type { YearRange } from "#domain/compare/compare-request.ts";

/** The year of a chart that is read: the last one until somebody reads, and always one that is drawn. */
export function useReadYear({ from, to }: YearRange) {
  const [read, setRead] = useState<number | null>(null);
  const year = read === null ? to : Math.min(Math.max(read, from), to);
  return { year, place: year - from, isRead: read !== null, setRead };
}
