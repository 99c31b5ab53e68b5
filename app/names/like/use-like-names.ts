import { useState } from "react";
import { useSearchParams } from "react-router";
import { get } from "#app/api/request.ts";
import { createAnswerCache } from "#app/fetching/answer-cache.ts";
import { useLoaded } from "#app/fetching/use-loaded.ts";
import type { LikeAnswer } from "#domain/names/like/like-answer.ts";
import { LIKE_COUNT } from "#domain/names/like/like-limits.ts";
import { areSummaries } from "#domain/names/entry/name-summary.ts";
import { isRecord } from "#domain/text/read-json.ts";
import type { NameId } from "#domain/names/entry/name.ts";

export type LikeNames =
  | { readonly state: "not asked" }
  | { readonly state: "waiting" }
  | { readonly state: "found"; readonly found: LikeAnswer }
  | { readonly state: "failed"; readonly error: Error };

/** In the address: names like the list are shown, by the server too. */
export const ASKED = { name: "like", value: "1" } as const;

/** An answer stays for the visit, so that Back from a name's page shows the same names at once. */
const cache = createAnswerCache<LikeAnswer>();

/**
 * Names like those of a list, once they are asked for. They are names like the list as it was then: saving one of them
 * changes the list and not what is shown. The address remembers the question for a reload and for Back.
 */
export function useLikeNames(
  ids: readonly NameId[],
  sent: LikeAnswer | null,
): { readonly names: LikeNames; readonly ask: () => void } {
  const [address, setAddress] = useSearchParams();
  const [atFirst] = useState(() => (address.get(ASKED.name) === ASKED.value ? likePath(ids) : null));
  const [path, setPath] = useState(atFirst);
  const loaded = useLoaded<LikeAnswer>((signal) => get(path ?? "", isLikeAnswer, { signal }), {
    key: path,
    cache,
    sent: sent !== null && path === atFirst ? sent : undefined,
  });

  const ask = () => {
    const wanted = likePath(ids);
    if (wanted === path && loaded.state === "failed") loaded.retry();
    setPath(wanted);
    const asked = new URLSearchParams(address);
    asked.set(ASKED.name, ASKED.value);
    setAddress(asked, { replace: true, preventScrollReset: true });
  };
  if (path === null) return { names: { state: "not asked" }, ask };
  switch (loaded.state) {
    case "loading":
      return { names: { state: "waiting" }, ask };
    case "loaded":
      return { names: { state: "found", found: loaded.value }, ask };
    case "failed":
      return { names: { state: "failed", error: loaded.error }, ask };
  }
}

/** Where names like a list are asked for. */
function likePath(ids: readonly NameId[]): string {
  return `/api/names/like?ids=${ids.join(",")}&count=${LIKE_COUNT}`;
}

function isLikeAnswer(value: unknown): value is LikeAnswer {
  return (
    isRecord(value) &&
    typeof value["firstYear"] === "number" &&
    typeof value["lastYear"] === "number" &&
    areSummaries(value["names"]) &&
    value["names"].every((name) => "reasons" in name && Array.isArray(name.reasons))
  );
}
