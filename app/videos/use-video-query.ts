import { useLocation } from "react-router";
import { VIDEOS } from "#content/videos/videos.ts";
import { readVideoQuery, type VideoQuery } from "#domain/videos/video-query.ts";

/** What the address asks of the library. */
export function useVideoQuery(): VideoQuery {
  const { search } = useLocation();
  return readVideoQuery(new URLSearchParams(search), VIDEOS);
}
