import type { GameCard } from "#domain/games/game-card.ts";

/** What the cards of the games say, by the ids that addresses and browsers hold. */
export const GAME_CARDS = {
  "name-meaning-quiz": {
    id: "name-meaning-quiz",
    title: "Name Meaning Quiz",
    description: "Five names, four meanings each. Explanations at the end.",
    time: "5 minutes",
    badge: "Quiz",
  },
  "name-personality-matcher": {
    id: "name-personality-matcher",
    title: "Name Personality Matcher",
    description: "Three questions, one name. Strictly for fun.",
    time: "3 minutes",
    badge: "Personality",
  },
  "milestone-guessing-game": {
    id: "milestone-guessing-game",
    title: "Milestone Guessing Game",
    fullTitle: "Baby Milestone Guessing Game",
    description: "Guess the month, then see how wide the range is.",
    time: "4 minutes",
    badge: "Educational",
  },
  "word-scramble": {
    id: "word-scramble",
    title: "Word Scramble",
    description: "Eight scrambled names, each with a hint.",
    time: "6 minutes",
    badge: "Word Game",
  },
  "origin-matching": {
    id: "origin-matching",
    title: "Origin Matching",
    description: "Seven names. Where does each one come from?",
    time: "5 minutes",
    badge: "Geography",
  },
  "gender-prediction": {
    id: "gender-prediction",
    title: "Gender Prediction",
    description: "Boy, girl or both? The records decide.",
    time: "4 minutes",
    badge: "Trends",
  },
  "length-challenge": {
    id: "length-challenge",
    title: "Length Challenge",
    description: "Count the syllables in eight names.",
    time: "4 minutes",
    badge: "Syllables",
  },
  "trend-timeline": {
    id: "trend-timeline",
    title: "Trend Timeline",
    fullTitle: "Name Trend Timeline",
    description: "Pick the years when a name was most popular.",
    time: "5 minutes",
    badge: "History",
  },
} as const satisfies Readonly<Record<string, GameCard>>;
