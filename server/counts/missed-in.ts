import type { Reply } from "#server/http/reply.ts";

/** No answer without names is longer. */
const LONGEST = 4_000;
/** What would be something; names of fields in answers to searches. */
const LISTS = ["names", "pages", "places", "tools", "crisis"] as const;
const SINGLE = ["fact", "care", "tool", "page"] as const;

/**
 * Whether the JSON of an answer to a search has nothing for whoever asked. Where somebody may be in need (care) it never
 * counts as nothing.
 */
export function isMissed(body: Reply["body"]): boolean {
  if (typeof body !== "string" || body.length > LONGEST || !body.includes('"names":[]')) return false;
  const answer: unknown = JSON.parse(body);
  const of = (field: string): unknown =>
    typeof answer === "object" && answer !== null ? Reflect.get(answer, field) : undefined;
  return LISTS.every((field) => isNone(of(field))) && SINGLE.every((field) => (of(field) ?? null) === null);
}

function isNone(list: unknown): boolean {
  return list === undefined || (Array.isArray(list) && list.length === 0);
}
