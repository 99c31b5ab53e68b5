import { asSearched } from "#domain/text/as-searched.ts";
import type { Video, VideoCategory } from "./video.ts";

export type VideoFilter = {
  /** Empty: any title. */
  readonly search: string;
  readonly category: VideoCategory | "all";
};

/** Those of just this category whose title holds the text, whatever the case and the apostrophes; description and topics are not looked at. */
export function filterVideos<Item extends Pick<Video, "title" | "category">>(
  videos: readonly Item[],
  { search, category }: VideoFilter,
): readonly Item[] {
  const wanted = asSearched(search);
  return videos.filter(
    (video) =>
      asSearched(video.title).includes(wanted) && (category === "all" || video.category === category),
  );
}
