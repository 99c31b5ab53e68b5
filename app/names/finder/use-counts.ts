import { get } from "#app/api/request.ts";
import { createAnswerCache } from "#app/fetching/answer-cache.ts";
import { useLoaded } from "#app/fetching/use-loaded.ts";
import { sameRules } from "#app/names/filters/rule-chips.ts";
import type { CollectionCounts } from "#domain/names/browse/collection-counts.ts";
import type { NameRules } from "#domain/names/browse/name-rules.ts";
import { isRecord } from "#domain/text/read-json.ts";
import { writeRules } from "#domain/names/browse/rules-query.ts";

/** Counts, with the rules that they belong to. */
export type CountedRules = CollectionCounts & { readonly rules: NameRules };

const cache = createAnswerCache<CollectionCounts>();

/**
 * What the filters would bring now, if anything shows it; the counts before stay until the next are there, and none are
 * shown when they cannot be had.
 */
export function useCounts(
  rules: NameRules,
  sent: CountedRules | null,
  isShown: boolean,
): CollectionCounts | null {
  const path = `/api/collection/counts?${writeRules(rules)}`;
  const counts = useLoaded<CollectionCounts>((signal) => get(path, isCounts, { signal }), {
    key: isShown ? path : null,
    cache,
    sent: sent !== null && sameRules(sent.rules, rules) ? sent : undefined,
  });
  return counts.state === "failed" ? null : (counts.before ?? null);
}

function isCounts(value: unknown): value is CollectionCounts {
  return isRecord(value) && typeof value["total"] === "number" && isRecord(value["counts"]);
}
