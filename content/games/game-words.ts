import type { Tier } from "#domain/games/round/score.ts";

/** What is said of a result: 80 percent or more, 60 percent or more, and below. */
export type Messages = Readonly<Record<Tier, string>>;

/** The page of the games. */
export const GAMES_PAGE = {
  lead: "Short games for a waiting room or a long feeding. Nothing is timed, and your best score stays on this device.",
  crumb: "Games",
  back: "Back to Games",
  daily: {
    heading: "Today’s five",
    lead: "Five questions in each game, new every day and the same for everyone. One try a day.",
  },
  noScript: "The game itself needs JavaScript. Here are its questions, each with its answer.",
} as const;

/** The share block below the games. */
export const SHARE_GAMES = {
  heading: "Share these games",
  text: "The link contains the games and nothing about you or your score.",
} as const;
