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
  selected: "Video Topic Selected",
  library: "Video Library",
  none: "No videos found",
  noneHint: "Try adjusting your search criteria",
  crumb: "Videos",
  lead: "Ten topics worth a tired parent’s minutes, nine of them with a film that we can name. What each teaches stands here in words, to be read with the sound off and the baby on your arm.",
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
    linkOnly:
      "Its maker lets it be shown where nothing is earned. This site carries ads, so the film plays on YouTube.",
    searchOnly:
      "No source that we trust names this film’s place on YouTube, so this topic leads to a search.",
    topicOnly: "This is a topic and no single film, so it leads to a search.",
    unchecked: "not checked since November 2026",
    report: "Tell us if it is gone",
    reportSubject: "A video is gone",
  },
  film: "The film",
  takeAway: "Three things to take away",
  caution: "Before you watch",
  /** "{number}" is the number. */
  call: "Call {number}",
  cardSelected: "Selected",
  about: {
    heading: "About these videos",
    text: "Others made these films, and none of them pays to be here. The numbers of the films come from public sources; whether they still play was not checked since November 2026. The words are ours. They inform and replace no doctor.",
  },
  share: {
    heading: "Pass it on",
    text: "The link carries the video you have selected and nothing about you.",
  },
} as const;
