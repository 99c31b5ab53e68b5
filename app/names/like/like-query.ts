import { queryOptions } from "@tanstack/react-query";
import { request } from "#app/api/request.ts";
import type { LikeAnswer } from "#domain/names/like-answer.ts";
import { LIKE_COUNT } from "#domain/names/like-limits.ts";
import type { NameId } from "#domain/names/name.ts";

/** Where names like a list are asked for. */
export function likePath(ids: readonly NameId[]): string {
  return `/api/names/like?ids=${ids.join(",")}&count=${LIKE_COUNT}`;
}

/** An answer stays for the visit, so that Back from a name's page shows the same names at once. */
export function likeQuery(path: string) {
  return queryOptions({
    queryKey: [path],
    queryFn: ({ signal }) => request<LikeAnswer>("GET", path, undefined, { signal }),
  });
}
