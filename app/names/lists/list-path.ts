import { href } from "react-router";
import type { ListRequest } from "#domain/names/lists/list-id.ts";
import { listParams } from "#domain/names/lists/list-slug.ts";

/** Address of a list. */
export function listPath(request: ListRequest): string {
  return href("/names/lists/:list/:of?", listParams(request));
}

export function csvPath(request: ListRequest): string {
  return href("/names/lists/:list/:of?/names.csv", listParams(request));
}

/** "top-100-girls-1985", "origin-irish-2025": the file's name, but for its ending. */
export function fileName(request: ListRequest, lastYear: number): string {
  const { list, of } = listParams(request);
  return ["span" in request && of !== undefined ? [list, of] : [list, of, lastYear]]
    .flat()
    .filter(Boolean)
    .join("-");
}
