/**
 * All that this site keeps in the storage of a browser, and where: "local" is shared by all tabs and stays, "session" ends
 * with its tab. What is not named here cannot be kept. The privacy page tells each of them; "Forget everything" empties both.
 *
 * A key is never renamed, and never used again for something else: what lies in browsers today must be read tomorrow, and a
 * page of an older build may stand open in the next tab.
 */
export const DEVICE_KEYS = {
  theme: "local",
  /** What was answered about ads. */
  ads: "local",
  /** When the offer to install was answered. */
  "install dismissed": "local",
  games: "local",
  growth: "local",
  /** The full name that is tried. */
  fit: "local",
  together: "local",
  /** Lines of "What your likes say" that were taken out, and names that were taken off the saved list. */
  taste: "local",
  /** What was ticked in the articles. */
  ticks: "local",
  /** The state whose figures are shown first on maps. */
  state: "local",
  /** The names last drawn. */
  "generated-names": "session",
  "contact draft": "session",
  /** Whether the crawling baby was stopped. */
  baby: "session",
  "typed before reload": "session",
  /** The files that a page has loaded itself again for. */
  "reloaded for": "session",
} as const satisfies Record<string, "local" | "session">;

export type DeviceKey = keyof typeof DEVICE_KEYS;

/** Lists, whose items have keys of their own that begin so. Local. */
export type ListKey = "waiting-changes" | "refused-changes";

/** Databases (IndexedDB); "Forget everything" deletes each of them. */
export const DATABASES = ["filled-sheets"] as const;

export type DatabaseName = (typeof DATABASES)[number];
