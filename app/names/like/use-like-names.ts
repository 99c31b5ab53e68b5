import { skipToken, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useSearchParams } from "react-router";
import type { LikeAnswer } from "#domain/names/like-answer.ts";
import type { NameId } from "#domain/names/name.ts";
import { likePath, likeQuery } from "./like-query.ts";

export type LikeNames =
  | { readonly state: "not asked" }
  | { readonly state: "waiting" }
  | { readonly state: "found"; readonly found: LikeAnswer }
  | { readonly state: "failed"; readonly error: Error };

/** In the address: names like the list are shown, by the server too. */
export const ASKED = { name: "like", value: "1" } as const;

/**
 * Names like those of a list, once they are asked for. They are names like the list as it was then: saving one of them
 * changes the list and not what is shown. The address remembers the question for a reload and for Back.
 */
export function useLikeNames(
  ids: readonly NameId[],
  sent: LikeAnswer | null,
): { readonly names: LikeNames; readonly ask: () => void } {
  const [address, setAddress] = useSearchParams();
  const [atFirst] = useState(() =>
    address.get(ASKED.name) === ASKED.value ? { path: likePath(ids), sent } : null,
  );
  const [path, setPath] = useState(atFirst?.path ?? null);
  const { data, error, isFetching, refetch } = useQuery({
    ...(path === null ? { queryKey: ["nothing asked"], queryFn: skipToken } : likeQuery(path)),
    ...(atFirst !== null && atFirst.sent !== null && atFirst.path === path
      ? { initialData: atFirst.sent }
      : {}),
  });

  const ask = () => {
    const wanted = likePath(ids);
    if (wanted === path && error !== null) void refetch();
    setPath(wanted);
    const asked = new URLSearchParams(address);
    asked.set(ASKED.name, ASKED.value);
    setAddress(asked, { replace: true, preventScrollReset: true });
  };
  return { names: stateOf(path, data, isFetching ? null : error), ask };
}

function stateOf(path: string | null, data: LikeAnswer | undefined, error: Error | null): LikeNames {
  if (path === null) return { state: "not asked" };
  if (data !== undefined) return { state: "found", found: data };
  return error === null ? { state: "waiting" } : { state: "failed", error };
}
