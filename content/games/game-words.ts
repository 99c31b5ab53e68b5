import type { GameId } from "#domain/games/game-id.ts";
import type { Tier } from "#domain/games/round/score.ts";

/** What a game says of itself and at its turns. Titles, times, badges and the buttons' words are the specification's. */
export type GameWords = {
  readonly id: GameId;
  /** On the card. */
  readonly title: string;
  /** Where there is room, and where the specification has a longer one. */
  readonly fullTitle?: string;
  readonly description: string;
  readonly time: string;
  readonly badge: string;
};

export const GAME_WORDS = [
  {
    id: "name-meaning-quiz",
    title: "Name Meaning Quiz",
    description: "Five names, four meanings each. Explanations at the end.",
    time: "5 minutes",
    badge: "Quiz",
  },
  {
    id: "name-personality-matcher",
    title: "Name Personality Matcher",
    description: "Three questions, one name. Strictly for fun.",
    time: "3 minutes",
    badge: "Personality",
  },
  {
    id: "milestone-guessing-game",
    title: "Milestone Guessing Game",
    fullTitle: "Baby Milestone Guessing Game",
    description: "Guess the month, then see how wide the range is.",
    time: "4 minutes",
    badge: "Educational",
  },
  {
    id: "word-scramble",
    title: "Word Scramble",
    description: "Eight names, shaken. Each comes with a hint.",
    time: "6 minutes",
    badge: "Word Game",
  },
  {
    id: "origin-matching",
    title: "Origin Matching",
    description: "Seven names to send back to where they began.",
    time: "5 minutes",
    badge: "Geography",
  },
  {
    id: "gender-prediction",
    title: "Gender Prediction",
    description: "Boy, girl or both? The records decide.",
    time: "4 minutes",
    badge: "Trends",
  },
  {
    id: "length-challenge",
    title: "Length Challenge",
    description: "Clap the beats in eight names.",
    time: "4 minutes",
    badge: "Syllables",
  },
  {
    id: "trend-timeline",
    title: "Trend Timeline",
    fullTitle: "Name Trend Timeline",
    description: "Pick the years a name belonged to.",
    time: "5 minutes",
    badge: "History",
  },
] as const satisfies readonly GameWords[];

/** What is said of a result: 80 percent or more, 60 percent or more, and below. */
export type Messages = Readonly<Record<Tier, string>>;

/** The page of the games. */
export const GAMES_PAGE = {
  lead: "Eight short games for a waiting room or a long feed. Nothing is timed, and your best score stays on this device.",
  crumb: "Games",
  back: "Back to Games",
  noScript: "The game itself needs JavaScript. Here are its questions, each with its answer.",
} as const;

/** The share block below the games. */
export const SHARE_GAMES = {
  heading: "Pass them on",
  text: "The link carries the games and nothing about you or your score.",
} as const;
