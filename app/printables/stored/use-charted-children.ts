import { type ChartedChild, chartedChildren } from "#domain/printables/charted-growth.ts";
import { useSheets } from "./sheet-store.ts";

/** Children of whom this browser keeps growth charts with measurements. */
export function useChartedChildren(): readonly ChartedChild[] {
  return chartedChildren(useSheets().kept);
}
