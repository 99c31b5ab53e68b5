import { useEffect, useEffectEvent } from "react";
import { get } from "#app/api/request.ts";
import { createAnswerCache } from "#app/fetching/answer-cache.ts";
import { useLoaded } from "#app/fetching/use-loaded.ts";
import { orFromDevice } from "#app/offline/or-from-device.ts";
import type { NameRules } from "#domain/names/browse/name-rules.ts";
import { writeRules } from "#domain/names/browse/rules-query.ts";
import { sameRules } from "#app/names/filters/rule-chips.ts";
import { type Found, isSearchAnswer } from "./found.ts";

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

/** What is on the screen of a search: its answer, or the one before while the next is on its way. */
export function shownOf(search: Search): Found | null {
  if (search.state === "off") return null;
  return search.state === "found" ? search.found : search.before;
}

/** The answers of the API to one search hold at most so many names. */
export const MOST_FOUND = 50;
/** So many are shown at first; the page of a search holds no more. */
export const FIRST_FOUND = 24;

const answers = createAnswerCache<Found>();
/** What a device has found stands in for the server's answer until that can be had: it is not kept. */
const cache = {
  ...answers,
  keep: (key: string, found: Found) => (found.fromDevice === true ? found : answers.keep(key, found)),
};

type Asked = {
  readonly term: string;
  readonly rules: NameRules;
  readonly typing: boolean;
  /** Whether all names are wanted, and not the first alone. */
  readonly all: boolean;
};

/**
 * Searches for a term; "" is no search. While typing has not settled on a term yet, the search counts as under way.
 * The server's own answer, if it is to this very search, is taken over.
 */
export function useSearch({ term, rules, typing, all }: Asked, fromServer: Found | null): Search {
  const path = `/api/names/search-answer?${new URLSearchParams([["q", term], ...writeRules(rules)])}`;
  const isSent =
    fromServer?.text === term && sameRules(fromServer.rules, rules) && !(all && (fromServer.unsent ?? 0) > 0);
  const loaded = useLoaded<Found>((signal) => fetchAnswer(path, term, rules, signal), {
    key: term === "" ? null : path,
    cache,
    sent: isSent ? fromServer : undefined,
  });
  useRetryOnline(loaded.state === "loaded" && loaded.value.fromDevice === true, loaded.retry);

  const before = loaded.before ?? null;
  if (term === "" && !typing) return { state: "off" };
  if (typing || loaded.state === "loading") return { state: "searching", before };
  if (loaded.state === "loaded") return { state: "found", found: loaded.value };
  return { state: "failed", before, error: loaded.error, retry: loaded.retry };
}

async function fetchAnswer(
  path: string,
  text: string,
  rules: NameRules,
  signal: AbortSignal,
): Promise<Found> {
  const { answer, fromDevice } = await orFromDevice(
    (patient) => get(path, isSearchAnswer, { signal: patient }),
    (device) => device.search(text, rules),
    signal,
  );
  return { ...answer, text, rules, fromDevice };
}

/** Once there is a network again, the server is asked what this device has answered. */
function useRetryOnline(isWanted: boolean, retry: () => void): void {
  const ask = useEffectEvent(retry);
  useEffect(() => {
    if (!isWanted) return;
    const listener = () => ask();
    globalThis.addEventListener("online", listener);
    return () => globalThis.removeEventListener("online", listener);
  }, [isWanted]);
}
