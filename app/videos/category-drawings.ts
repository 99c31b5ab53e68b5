import feeding from "#app/drawings/help-feeding.svg?raw";
import parenting from "#app/drawings/help-family.svg?raw";
import development from "#app/drawings/section-education.svg?raw";
import safety from "#app/drawings/section-safety.svg?raw";
import type { VideoCategory } from "#domain/videos/video.ts";

/** What is drawn where others show a still: no picture of a film is fetched. */
export const CATEGORY_DRAWINGS: Readonly<Record<VideoCategory, string>> = {
  development,
  parenting,
  feeding,
  safety,
};
