import { queryOptions, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { request } from "#app/api/request.ts";
import { orFromDevice } from "#app/offline/or-from-device.ts";
import type { NameRules } from "#domain/names/name-rules.ts";
import { writeRules } from "#domain/names/rules-query.ts";
import { sameRules } from "#app/names/filters/rule-chips.ts";
import type { FoundName } from "./found-name.ts";

/** What a search has found, with what was asked: a heading must never name another search than its list. */
export type Found = {
  readonly text: string;
  readonly rules: NameRules;
  readonly names: readonly FoundName[];
  /** Found by this device, without a network. */
  readonly fromDevice?: boolean;
};

export type Search =
  | { readonly state: "off" }
  /** With the answer before, if there was one, to be shown until the new one is there. */
  | { readonly state: "searching"; readonly before: Found | null }
  | { readonly state: "found"; readonly found: Found }
  | {
      readonly state: "failed";
      readonly before: Found | null;
      readonly error: Error;
      readonly retry: () => void;
    };

/** The answers of the API to one search hold at most so many names. */
export const MOST_FOUND = 50;

const KEPT_MS = 10 * 60_000;

function searchQuery(text: string, rules: NameRules) {
  const path = `/api/names/search?${new URLSearchParams([["q", text], ...writeRules(rules)])}`;
  return queryOptions({
    queryKey: [path],
    queryFn: async ({ signal }): Promise<Found> => {
      const { answer: names, fromDevice } = await orFromDevice(
        (patient) => request<readonly FoundName[]>("GET", path, undefined, { signal: patient }),
        (device) => device.search(text, rules),
        signal,
      );
      return { text, rules, names, fromDevice };
    },
    gcTime: KEPT_MS,
    // What a device has found stands in for the server's answer until that can be had.
    staleTime: ({ state }) => (state.data?.fromDevice === true ? 0 : Number.POSITIVE_INFINITY),
    refetchOnReconnect: ({ state }) => state.data?.fromDevice === true,
  });
}

/**
 * Searches for a term; "" is no search. While typing has not settled on a term yet, the search counts as under way.
 * The server's own answer, if it is to this very search, is taken over.
 */
export function useSearch(
  { term, rules, typing }: { readonly term: string; readonly rules: NameRules; readonly typing: boolean },
  fromServer: Found | null,
): Search {
  const sent = fromServer?.text === term && sameRules(fromServer.rules, rules) ? fromServer : undefined;
  const { data, error, refetch } = useQuery({
    ...searchQuery(term, rules),
    enabled: term !== "",
    ...(sent === undefined ? {} : { initialData: sent }),
  });
  const [before, setBefore] = useState<Found | null>(null);
  const off = term === "" && !typing;
  const known = term === "" ? null : (data ?? null);
  if (off && before !== null) setBefore(null);
  if (!off && known !== null && known !== before) setBefore(known);

  if (off) return { state: "off" };
  if (typing) return { state: "searching", before: known ?? before };
  if (known !== null) return { state: "found", found: known };
  if (error !== null) return { state: "failed", before, error, retry: () => void refetch() };
  return { state: "searching", before };
}
