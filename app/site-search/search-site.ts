import { get } from "#app/api/request.ts";
import { createAnswerCache } from "#app/fetching/answer-cache.ts";
import { type Loaded, useLoaded } from "#app/fetching/use-loaded.ts";
import { orFromDevice } from "#app/offline/or-from-device.ts";
import { NO_RULES } from "#domain/names/browse/name-rules.ts";
import { isToldAnswer, type NamedWhy, type ToldAnswer } from "#domain/site-search/told-answer.ts";
import type { NamedAnswer } from "#domain/site-search/named-answer.ts";

/** An answer, what was asked, and whether this device gave it. */
export type Searched = { readonly text: string; readonly told: ToldAnswer; readonly fromDevice: boolean };

type Asked =
  | { readonly kind: "told"; readonly told: ToldAnswer }
  | { readonly kind: "names"; readonly named: NamedAnswer<NamedWhy> };

const answers = createAnswerCache<Searched>();
/** What a device has found stands in until the server can be asked: it is not kept. */
const cache = {
  ...answers,
  keep: (key: string, searched: Searched) => (searched.fromDevice ? searched : answers.keep(key, searched)),
};

/** What the site answers; "" asks nothing. The server's own answer, if it is to this very text, is taken over. */
export function useSiteSearch(text: string, sent: Searched | null): Loaded<Searched> {
  return useLoaded<Searched>((signal) => search(text, signal), {
    key: text === "" ? null : text,
    cache,
    sent: sent?.text === text ? sent : undefined,
  });
}

async function search(text: string, signal: AbortSignal): Promise<Searched> {
  const { answer, fromDevice } = await orFromDevice<Asked>(
    async (patient) => ({
      kind: "told",
      told: await get(`/api/search?${new URLSearchParams({ q: text })}`, isToldAnswer, { signal: patient }),
    }),
    (device) => ({ kind: "names", named: device.search(text, NO_RULES) }),
    signal,
  );
  if (answer.kind === "told") return { text, told: answer.told, fromDevice };
  return { text, told: (await siteOnDevice())(text, answer.named), fromDevice };
}

/** The index comes only now: 50 kB that nobody needs who does not search without a network. */
async function siteOnDevice() {
  const { openSiteCopy } = await import("./site-copy.ts");
  return openSiteCopy();
}

/** Fetches the index before it is needed: somebody has begun to search, and the network may go. */
export function fetchAhead(): void {
  siteOnDevice().catch(() => undefined);
}
