import type { Video, VideoCategory } from "./video.ts";

export type VideoFilter = {
  /** Empty: any title. */
  readonly search: string;
  readonly category: VideoCategory | "all";
};

/** Those of just this category whose title holds the text, in whatever case; description and topics are not looked at. */
export function filterVideos<Item extends Pick<Video, "title" | "category">>(
  videos: readonly Item[],
  { search, category }: VideoFilter,
): readonly Item[] {
  const wanted = search.toLowerCase();
  return videos.filter(
    (video) =>
      video.title.toLowerCase().includes(wanted) && (category === "all" || video.category === category),
  );
}
