import { isMetOften, type NameSummary } from "#domain/names/entry/name-summary.ts";
import type { NameId } from "#domain/names/entry/name.ts";

/**
 * Names given to one baby in so many at least, and those of the collection, are kept: 6,000 of 106,000. To make another takes three
 * microseconds, and the collector no longer to take it away than to keep account of it.
 */
const KEPT_TO_ONE = 50_000;

type Kept = {
  readonly known: Omit<NameSummary, "spark">;
  readonly girl: string | undefined;
  readonly boy: string | undefined;
};

/**
 * The summaries of names that are met again and again. Their curves, a height of 0 to 99 for each point, are kept as texts: lists
 * take eight bytes a point, which came to 5 MB in each thread.
 */
export function keepSummaries() {
  const kept = new Map<NameId, Kept>();
  return {
    get(id: NameId): NameSummary | undefined {
      const found = kept.get(id);
      if (found === undefined) return undefined;
      const { known, girl, boy } = found;
      const spark = {
        ...(girl !== undefined && { girl: heightsIn(girl) }),
        ...(boy !== undefined && { boy: heightsIn(boy) }),
      };
      return { ...known, spark };
    },
    /** Keeps it if it is of a name that is met often. */
    offer(summary: NameSummary): void {
      if (!isMetOften(summary, KEPT_TO_ONE)) return;
      const { spark, ...known } = summary;
      kept.set(summary.id, { known, girl: asText(spark.girl), boy: asText(spark.boy) });
    },
  };
}

function asText(heights: readonly number[] | undefined): string | undefined {
  return heights && String.fromCharCode(...heights);
}

function heightsIn(text: string): number[] {
  const heights: number[] = [];
  for (let point = 0; point < text.length; point++) heights.push(text.charCodeAt(point));
  return heights;
}
