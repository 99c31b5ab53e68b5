import type { ListRequest } from "./list-id.ts";
import type { ListContents } from "./name-list.ts";

/** Fewer names than this are no page to be found by search engines (product notes, 4a). */
export const INDEXED_FROM = 20;

/**
 * Whether search engines may show a list: what its page and the sitemap both go by. A list by sound is nearly that by
 * spelling, but for the newest; what rises in a state stands on the state's own page. Lists by a rule are all long enough, which a test holds.
 */
export function isListIndexed(request: ListRequest, contents: ListContents): boolean {
  if ("span" in request)
    return request.by === "spelling" || (contents.bySound && request.span.kind === "newest");
  if ("by" in request) return request.by === "spelling";
  switch (request.list) {
    case "origin":
      return namesOf(contents, request.of, request.sex) >= INDEXED_FROM;
    case "letter":
      return (contents.letters.find(({ letter }) => letter === request.of)?.names ?? 0) >= INDEXED_FROM;
    case "rising-by-state":
      return request.of === null;
    case "hardly-in-the-us":
    case "also-in-the-us":
      return true;
  }
}

function namesOf({ origins }: ListContents, of: string, sex: "girl" | "boy" | null): number {
  const found = origins.find(({ origin }) => origin === of);
  if (found === undefined) return 0;
  return sex === null ? found.names : found.bySex[sex];
}
