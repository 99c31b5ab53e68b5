import { GENDER_ITEMS, GENDER_MESSAGES, GENDER_OPTIONS } from "#content/games/gender-prediction.ts";
import type { Messages } from "#content/games/game-words.ts";
import { LENGTH_ITEMS, LENGTH_MESSAGES } from "#content/games/length-challenge.ts";
import { MILESTONE_ITEMS, MILESTONE_MESSAGES } from "#content/games/milestone-guessing-game.ts";
import { MEANING_ITEMS, MEANING_MESSAGES } from "#content/games/name-meaning-quiz.ts";
import { ORIGIN_ITEMS, ORIGIN_MESSAGES } from "#content/games/origin-matching.ts";
import { TIMELINE_ITEMS, TIMELINE_MESSAGES } from "#content/games/trend-timeline.ts";
import { SCRAMBLE_ITEMS, SCRAMBLE_MESSAGES } from "#content/games/word-scramble.ts";
import { LENGTH_CLASSES, lengthClassOf } from "#domain/games/length-challenge/length-class.ts";

/** A question as a player meets it: what to answer, rightly and wrongly. */
export type Asked = {
  readonly shown: string;
  readonly right: string;
  readonly wrong: string;
  /** Every option in its order; none where the answer is typed. */
  readonly options: readonly string[];
};

/** A game that is won or lost, as a player meets it. */
export type PlayedGame = {
  readonly id: string;
  readonly title: string;
  readonly starts?: true;
  /** What the answers are typed into. */
  readonly field?: string;
  /** Left out where nothing is revealed. */
  readonly submit?: string;
  readonly next: string;
  readonly finish: string;
  readonly right: string;
  readonly questions: readonly Asked[];
  readonly messages: Messages;
};

/** A question whose answer is one of a few. */
function choosing(shown: string, right: string, options: readonly string[]): Asked {
  return { shown, right, wrong: options.find((option) => option !== right) ?? "", options };
}

const NAMES = { next: "Next Name", finish: "Finish Game", right: "Correct." } as const;
const GENDERS = Object.values(GENDER_OPTIONS);

export const PLAYED_GAMES: readonly PlayedGame[] = [
  {
    id: "name-meaning-quiz",
    title: "Name Meaning Quiz",
    next: "Next Question",
    finish: "Finish Quiz",
    right: "",
    questions: MEANING_ITEMS.map(({ question, options, correct }) => choosing(question, correct, options)),
    messages: MEANING_MESSAGES,
  },
  {
    id: "milestone-guessing-game",
    title: "Baby Milestone Guessing Game",
    starts: true,
    field: "Age in months",
    submit: "Submit Guess",
    next: "Next Milestone",
    finish: "Finish Game",
    right: "Great guess",
    questions: MILESTONE_ITEMS.map(({ milestone, correctAge }) => ({
      shown: milestone,
      right: String(correctAge),
      wrong: String(correctAge + 3),
      options: [],
    })),
    messages: MILESTONE_MESSAGES,
  },
  {
    ...NAMES,
    id: "word-scramble",
    title: "Word Scramble",
    field: "Your guess",
    submit: "Submit Answer",
    questions: SCRAMBLE_ITEMS.map(({ original, scrambled }) => ({
      shown: scrambled.split("").join(" "),
      right: original.toLowerCase(),
      wrong: scrambled,
      options: [],
    })),
    messages: SCRAMBLE_MESSAGES,
  },
  {
    ...NAMES,
    id: "origin-matching",
    title: "Origin Matching",
    submit: "Submit Answer",
    questions: ORIGIN_ITEMS.map(({ name, options, correct }) => choosing(name, correct, options)),
    messages: ORIGIN_MESSAGES,
  },
  {
    ...NAMES,
    id: "gender-prediction",
    title: "Gender Prediction",
    submit: "Submit Answer",
    questions: GENDER_ITEMS.map(({ name, gender }) => choosing(name, GENDER_OPTIONS[gender], GENDERS)),
    messages: GENDER_MESSAGES,
  },
  {
    ...NAMES,
    id: "length-challenge",
    title: "Length Challenge",
    submit: "Submit Answer",
    questions: LENGTH_ITEMS.map(({ name, syllables }) =>
      choosing(name, lengthClassOf(syllables), LENGTH_CLASSES),
    ),
    messages: LENGTH_MESSAGES,
  },
  {
    ...NAMES,
    id: "trend-timeline",
    title: "Name Trend Timeline",
    starts: true,
    submit: "Submit Guess",
    right: "Congratulations, that is right.",
    questions: TIMELINE_ITEMS.map(({ name, options, correct }) => choosing(name, correct, options)),
    messages: TIMELINE_MESSAGES,
  },
];
