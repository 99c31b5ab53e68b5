import { queryOptions } from "@tanstack/react-query";
import type { SavedEntry } from "#domain/saved-names/visit.ts";
import { request } from "#app/api/request.ts";

const PATH = "/api/saved-names";

/** This browser's list. The server hands it to the page when it knows the browser; otherwise it is fetched once. */
export const savedNamesQuery = queryOptions({
  queryKey: [PATH],
  queryFn: ({ signal }) => request<readonly SavedEntry[]>("GET", PATH, undefined, { signal }),
});
