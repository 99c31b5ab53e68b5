import type { VideoFilter } from "./filter-videos.ts";
import { VIDEO_CATEGORIES, type Video } from "./video.ts";

/** What an address asks of the library. */
export type VideoQuery = VideoFilter & {
  /** Id of the selected video; null: the first. */
  readonly video: string | null;
};

/** So much of a text is looked for. */
export const LONGEST_SEARCH = 100;

/** Reads an address that anybody may have written: what is unknown counts as not said. */
export function readVideoQuery(params: URLSearchParams, videos: readonly Pick<Video, "id">[]): VideoQuery {
  const category = VIDEO_CATEGORIES.find((known) => known === params.get("category"));
  return {
    search: (params.get("q") ?? "").trim().slice(0, LONGEST_SEARCH),
    category: category ?? "all",
    video: videos.find(({ id }) => id === params.get("video"))?.id ?? null,
  };
}

/** The shortest query that asks the same, with its question mark; empty where it asks nothing. */
export function writeVideoQuery({ search, category, video }: VideoQuery): string {
  const params = new URLSearchParams();
  if (search !== "") params.set("q", search);
  if (category !== "all") params.set("category", category);
  if (video !== null) params.set("video", video);
  return params.size === 0 ? "" : `?${params}`;
}
