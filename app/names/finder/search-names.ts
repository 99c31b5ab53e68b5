import { queryOptions, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { request } from "#app/api/request.ts";
import type { GenderFilter } from "#domain/names/gender.ts";
import type { NameSummary } from "#domain/names/name-summary.ts";

/** What a search has found, with what was asked: a heading must never name another search than its list. */
export type Found = {
  readonly text: string;
  readonly gender: GenderFilter;
  readonly names: readonly NameSummary[];
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

function searchQuery(text: string, gender: GenderFilter) {
  const filter = gender === "all" ? "" : `&gender=${gender}`;
  const path = `/api/names/search?q=${encodeURIComponent(text)}${filter}`;
  return queryOptions({
    queryKey: [path],
    queryFn: async ({ signal }): Promise<Found> => ({
      text,
      gender,
      names: await request<readonly NameSummary[]>("GET", path, undefined, { signal }),
    }),
    gcTime: KEPT_MS,
  });
}

/**
 * Searches for a term; "" is no search. While typing has not settled on a term yet, the search counts as under way.
 * The server's own answer, if it is to this very search, is taken over.
 */
export function useSearch(
  {
    term,
    gender,
    typing,
  }: { readonly term: string; readonly gender: GenderFilter; readonly typing: boolean },
  fromServer: Found | null,
): Search {
  const sent = fromServer?.text === term && fromServer.gender === gender ? fromServer : undefined;
  const { data, error, refetch } = useQuery({
    ...searchQuery(term, gender),
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
