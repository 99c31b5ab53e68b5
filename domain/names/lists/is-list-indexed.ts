import type { ListRequest } from "./list-id.ts";
import type { ListContents } from "./name-list.ts";

/** Fewer names than this are no page to be found by search engines (product notes, 4a). */
export const INDEXED_FROM = 20;

/** Whether search engines may show a list: what its page and the sitemap both go by. Lists by a rule are all long enough. */
export function isListIndexed(request: ListRequest, { origins, letters }: ListContents): boolean {
  if (request.list !== "origin" && request.list !== "letter") return true;
  const found =
    request.list === "origin"
      ? origins.find(({ origin }) => origin === request.of)
      : letters.find(({ letter }) => letter === request.of);
  return found !== undefined && found.names >= INDEXED_FROM;
}
