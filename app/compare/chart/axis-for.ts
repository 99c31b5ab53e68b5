import { type Axis, countAxis, logAxis, plainRankAxis, rankAxis } from "#app/charts/axis.ts";
import type { CompareMeasure, Scale } from "#domain/compare/compare-request.ts";

/** The axis of all values together. */
export function axisFor(values: readonly (number | null)[], measure: CompareMeasure, scale: Scale): Axis {
  const published = values.filter((value) => value !== null);
  const [lowest, highest] = [Math.min(...published), Math.max(...published)];
  if (measure === "rank") return scale === "log" ? rankAxis(highest) : plainRankAxis(highest);
  return scale === "log" ? logAxis(lowest, highest) : countAxis(highest);
}
