import { startTransition, useState } from "react";
import { get } from "#app/api/request.ts";
import { createAnswerCache } from "#app/fetching/answer-cache.ts";
import { type Loaded, useLoaded } from "#app/fetching/use-loaded.ts";
import { isPackedBands } from "#domain/names/through-time/is-packed-bands.ts";
import { type PackedBands, unpackBands } from "#domain/names/through-time/packed-bands.ts";
import type { TimeBands } from "#domain/names/through-time/time-bands.ts";
import { readTimeRequest, type TimeRequest, timeQuery } from "#domain/names/through-time/time-request.ts";

/** Bands, and what they were asked by: a sentence must never name another request than its chart. */
export type ShownTime = { readonly request: TimeRequest; readonly bands: TimeBands };

/** What the server has sent with the page, for the query of its address. */
export type SentTime = { readonly query: string; readonly bands: PackedBands };

const answers = createAnswerCache<ShownTime>();

/**
 * The bands of what is asked for. Those that have not come with the page are fetched, and until they are here, or where they cannot
 * be had, those before are shown.
 */
export function useTime(
  request: TimeRequest,
  sent: SentTime,
): {
  readonly shown: ShownTime;
  readonly loaded: Loaded<ShownTime>;
  /**
   * Unpacks what has come with the page once more, so that it is drawn once more, and nothing changes. What runs for the first time
   * takes a slow phone twice as long: better when somebody is about to type than at the first letter.
   */
  readonly warmUp: () => void;
} {
  const [first, setFirst] = useState(() => readSent(sent));
  const query = timeQuery(request);
  const loaded = useLoaded<ShownTime>(() => loadTime(request), {
    key: query,
    cache: answers,
    sent: sent.query === query ? first : undefined,
  });
  const shown = loaded.state === "loaded" ? loaded.value : (loaded.before ?? first);
  return { shown, loaded, warmUp: () => startTransition(() => setFirst(readSent(sent))) };
}

/** The bands of what is asked for, or will be: one request, whoever begins it. */
export function loadTime(request: TimeRequest): Promise<ShownTime> {
  return answers.load(timeQuery(request), () => fetchTime(request));
}

function readSent({ query, bands }: SentTime): ShownTime {
  return { request: readTimeRequest(new URLSearchParams(query)), bands: unpackBands(bands) };
}

async function fetchTime(request: TimeRequest): Promise<ShownTime> {
  const packed = await get(`/api/names/through-time${timeQuery(request)}`, isPackedBands);
  return { request, bands: unpackBands(packed) };
}
