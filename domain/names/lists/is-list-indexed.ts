import type { ListRequest } from "./list-id.ts";
import type { ListContents } from "./name-list.ts";

/** Fewer names than this are no page to be found by search engines (product notes, 4a). */
export const INDEXED_FROM = 20;

/** Whether search engines may show a list: what its page and the sitemap both go by. Lists by a rule are all long enough. */
export function isListIndexed(request: ListRequest, { origins, letters }: ListContents): boolean {
  switch (request.list) {
    case "origin":
      return (origins.find(({ origin }) => origin === request.of)?.names ?? 0) >= INDEXED_FROM;
    case "letter":
      return (letters.find(({ letter }) => letter === request.of)?.names ?? 0) >= INDEXED_FROM;
    default:
      return true;
  }
}
