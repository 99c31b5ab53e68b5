/** The day on which the library or its words last changed, for search engines: brought up to date with every change of it. */
export const VIDEOS_CHANGED = "2026-11-21";
