import { type QueryClient, skipToken, useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { request } from "#app/api/request.ts";
import { orFromDevice } from "#app/offline/or-from-device.ts";
import type { NameRules } from "#domain/names/name-rules.ts";
import type { NameSummary } from "#domain/names/name-summary.ts";
import { drawText } from "./finder-query.ts";
import { type GeneratedSet, SET_SIZE } from "./generated-set.ts";
import { rememberedSet, rememberSet } from "./remembered-set.ts";

/** One set for the whole visit, so that Back from a name's page shows the same twelve. */
const KEY = ["generated names"] as const;

export type Drawing = {
  readonly set: GeneratedSet;
  /** Changes with every draw, even if it should bring the same names. */
  readonly drawnAt: number;
  readonly state: "at rest" | "drawing" | { readonly failed: Error };
  draw(rules: NameRules): void;
  retry(): void;
};

/** The generated names: those the server sent first, then whatever was drawn. Nothing is drawn but by a click. */
export function useDrawing(start: GeneratedSet): Drawing {
  const queries = useQueryClient();
  const [wanted, setWanted] = useState(start.rules);
  const {
    data = start,
    dataUpdatedAt,
    error,
    isFetching,
  } = useQuery<GeneratedSet>({
    queryKey: KEY,
    queryFn: skipToken,
    initialData: start,
  });

  // What this tab remembers is known to the device only, so it cannot be part of the first render.
  useEffect(() => {
    if (queries.getQueryData(KEY) !== start) return;
    const remembered = start.kind === "first" ? rememberedSet() : null;
    if (remembered !== null) queries.setQueryData(KEY, remembered);
    else if (start.kind === "drawn") rememberSet(start);
  }, [queries, start]);

  const draw = (rules: NameRules) => {
    setWanted(rules);
    void drawAnew(queries, rules);
  };
  const atRest = error === null ? "at rest" : { failed: error };
  return {
    set: data,
    drawnAt: dataUpdatedAt,
    state: isFetching ? "drawing" : atRest,
    draw,
    retry: () => draw(wanted),
  };
}

/** A new click gives up what is still under way: an older answer never comes after a newer one. */
async function drawAnew(queries: QueryClient, rules: NameRules): Promise<void> {
  await queries.cancelQueries({ queryKey: KEY });
  await queries.prefetchQuery({
    queryKey: KEY,
    queryFn: async ({ signal }): Promise<GeneratedSet> => {
      const path = `/api/names/generate?count=${SET_SIZE}&gender=${drawText(rules)}`;
      const { answer: names, fromDevice } = await orFromDevice(
        (patient) => request<readonly NameSummary[]>("GET", path, undefined, { signal: patient }),
        (device) => device.draw(SET_SIZE, rules),
        signal,
      );
      const set = { kind: "drawn", rules, names, fromDevice } as const;
      rememberSet(set);
      return set;
    },
    staleTime: 0,
  });
}
