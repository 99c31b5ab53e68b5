import type { VideoCategory } from "#domain/videos/video.ts";

/** The specification's labels, in its order. */
export const VIDEO_CATEGORY_LABELS: Readonly<Record<VideoCategory | "all", string>> = {
  all: "All Videos",
  development: "Child Development",
  parenting: "Parenting Tips",
  feeding: "Feeding & Nutrition",
  safety: "Baby Safety",
};

/** What the page of videos says. The first four are the specification's, to the letter. */
export const VIDEOS_PAGE = {
  found: "{count} of {all} videos",
  beside: "Beside the videos",
  selected: "Video Topic Selected",
  library: "Video Library",
  none: "No videos found",
  noneHint: "Try adjusting your search criteria",
  crumb: "Videos",
  lead: "Ten short videos, each with a written summary that you can read with the sound off.",
  findTitle: "Find a video",
  search: { label: "Search by title", placeholder: "sleep, latch, brain", button: "Search" },
  categories: "Categories",
  showAll: "Show all videos",
  watch: {
    here: "Watch here",
    close: "Close the player",
    atPlatform: "Watch on YouTube",
    find: "Find it on YouTube",
    newTab: "opens in a new tab",
    /** "{terms}" is what is searched for. */
    findHint: "“Find it” opens YouTube’s results for “{terms}” in a new tab.",
    hereHint:
      "“Watch here” loads YouTube’s player from youtube-nocookie.com, and YouTube then sees your network address. Until you press it, nothing comes from there.",
    linkOnly: "Its maker allows it only on sites without ads. Ours has ads, so it plays on YouTube.",
    searchOnly: "We couldn’t confirm this video’s address on YouTube, so this opens a search.",
    topicOnly: "This is a topic, not a single video, so it opens a search.",
    unchecked: "not checked since November 2026",
    report: "Tell us if it’s gone",
    reportSubject: "A video is gone",
  },
  film: "The video",
  takeAway: "Three takeaways",
  caution: "Before you watch",
  /** "{number}" is the number. */
  call: "Call {number}",
  cardSelected: "Selected",
  about: {
    heading: "About these videos",
    text: "Other people made these videos, and no one pays to be here. The links come from public sources, and we haven’t checked since November 2026 that they still play. The summaries are ours. They don’t replace a doctor.",
  },
  share: {
    heading: "Share these videos",
    text: "The link contains the video you selected and nothing about you.",
  },
} as const;
