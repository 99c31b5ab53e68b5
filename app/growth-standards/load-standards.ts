import { unpackStandards } from "#domain/growth/packed-standards.ts";
import type { Standards } from "#domain/growth/standards.ts";
import { createAnswerCache } from "#app/fetching/answer-cache.ts";
import { type Loaded, useLoaded } from "#app/fetching/use-loaded.ts";

/** The file never changes while a page is open: whoever wants it waits for the same one. */
const KEY = "who";
const cache = createAnswerCache<Standards>();

/**
 * WHO's tables: a file of its own, fetched by this page alone. It is a script to the browser, so that the worker keeps it
 * with the others. Nothing may be asked of the server here.
 */
export function loadStandards(): Promise<Standards> {
  return cache.load(KEY, async () => unpackStandards((await import("#data/who/standards.json")).default));
}

/** The tables, once they have come; at once where they were loaded before anything is rendered, as the server does. */
export function useStandards(): Loaded<Standards> {
  return useLoaded(loadStandards, { key: KEY, cache, sent: cache.peek(KEY) });
}
