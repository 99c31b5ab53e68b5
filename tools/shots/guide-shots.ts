import type { Shot } from "./shot.ts";

/** A guide by itself; the library of videos: with a player, with a caution, by search alone, none found. */
export const GUIDE_SHOTS: readonly Shot[] = [
  { name: "article-car-seats", path: "/baby-safety/car-seat-guide" },
  { name: "videos-caution", path: "/videos?category=safety&video=choking" },
  { name: "videos-search-only", path: "/videos?category=feeding&video=starting-solids", themes: ["light"] },
  { name: "videos-none", path: "/videos?q=zzzz", widths: [320] },
  { name: "videos-no-script", path: "/videos", themes: ["light"], options: { javaScriptEnabled: false } },
];
