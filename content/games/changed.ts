/** The day on which the games last changed in what they say, for search engines. */
export const GAMES_CHANGED = "2026-11-21";
