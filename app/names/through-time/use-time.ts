import { useMemo } from "react";
import { useLocation } from "react-router";
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
 * What the address asks for, and the bands of it. The address is all that is known of a choice, so Back leads through choices;
 * bands beyond those of the page are fetched, and until they are here, or where they cannot be had, those before are shown.
 */
export function useTime(sent: SentTime): {
  readonly request: TimeRequest;
  readonly shown: ShownTime;
  readonly loaded: Loaded<ShownTime>;
} {
  const { search } = useLocation();
  const request = useMemo(() => readTimeRequest(new URLSearchParams(search)), [search]);
  const first = useMemo(
    () => ({
      request: readTimeRequest(new URLSearchParams(sent.query)),
      bands: unpackBands(sent.bands),
    }),
    [sent],
  );
  const query = timeQuery(request);
  const loaded = useLoaded<ShownTime>((signal) => fetchTime(request, signal), {
    key: query,
    cache: answers,
    sent: sent.query === query ? first : undefined,
  });
  const shown = loaded.state === "loaded" ? loaded.value : (loaded.before ?? first);
  return { request, shown, loaded };
}

async function fetchTime(request: TimeRequest, signal: AbortSignal): Promise<ShownTime> {
  const packed = await get(`/api/names/through-time${timeQuery(request)}`, isPackedBands, { signal });
  return { request, bands: unpackBands(packed) };
}
