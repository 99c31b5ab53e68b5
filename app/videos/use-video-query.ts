import { useLocation } from "react-router";
import { VIDEOS } from "#content/videos/videos.ts";
import { readVideoQuery, type VideoQuery } from "#domain/videos/video-query.ts";
import { useHydrated } from "#app/ui/use-hydrated.ts";

/**
 * What the address asks of the library. A copy on this device is of the page without a query, whatever its address asks: it is
 * taken over as it was sent, and put right at once.
 */
export function useVideoQuery(sent: string): VideoQuery {
  const { search } = useLocation();
  return readVideoQuery(new URLSearchParams(useHydrated() ? search : sent), VIDEOS);
}
