/**
 * All that this site keeps in the storage of a browser: what is shared by all tabs and stays here, what ends with its tab below.
 * What is not named cannot be kept. The privacy page tells each of them; "Forget everything" empties both.
 *
 * A key is never renamed, and never used again for something else: what lies in browsers today must be read tomorrow, and a
 * page of an older build may stand open in the next tab.
 */
export const LOCAL_KEYS = [
  "theme",
  /** What was answered about ads. */
  "ads",
  /** When the offer to install was answered. */
  "install dismissed",
  "games",
  "growth",
  /** The full name that is tried. */
  "fit",
  "together",
  /** Lines of "What your likes say" that were taken out, and names that were taken off the saved list. */
  "taste",
  /** What was ticked in the articles. */
  "ticks",
  /** The state whose figures are shown first on maps. */
  "state",
] as const;

/** Apart, since every page's head has these in it, to tell them from the others. */
export const SESSION_KEYS = [
  /** The names last drawn. */
  "generated-names",
  "contact draft",
  /** Whether the crawling baby was stopped. */
  "baby",
  "typed before reload",
  /** The files that a page has loaded itself again for. */
  "reloaded for",
] as const;

export type DeviceKey = (typeof LOCAL_KEYS)[number] | (typeof SESSION_KEYS)[number];

/** Lists, whose items have keys of their own that begin so. Local. */
export type ListKey = "waiting-changes" | "refused-changes";

/** Databases (IndexedDB); "Forget everything" deletes each of them. */
export const DATABASES = ["filled-sheets"] as const;

export type DatabaseName = (typeof DATABASES)[number];
