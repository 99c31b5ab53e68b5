import { expect, type Page } from "@playwright/test";
import { GENDER_ITEMS, GENDER_MESSAGES, GENDER_OPTIONS } from "#content/games/gender-prediction.ts";
import type { Messages } from "#content/games/game-words.ts";
import { LENGTH_ITEMS, LENGTH_MESSAGES } from "#content/games/length-challenge.ts";
import { MILESTONE_ITEMS, MILESTONE_MESSAGES } from "#content/games/milestone-guessing-game.ts";
import { MEANING_ITEMS, MEANING_MESSAGES } from "#content/games/name-meaning-quiz.ts";
import { ORIGIN_ITEMS, ORIGIN_MESSAGES } from "#content/games/origin-matching.ts";
import { TIMELINE_ITEMS, TIMELINE_MESSAGES } from "#content/games/trend-timeline.ts";
import { SCRAMBLE_ITEMS, SCRAMBLE_MESSAGES } from "#content/games/word-scramble.ts";
import type { GameId } from "#domain/games/game-id.ts";
import { LENGTH_CLASSES, lengthClassOf } from "#domain/games/length-class.ts";

/** A question as a player meets it: what to answer, rightly and wrongly. */
type Asked = {
  readonly shown: string;
  readonly right: string;
  readonly wrong: string;
  /** Every option in its order; none where the answer is typed. */
  readonly options: readonly string[];
};

/** A game that is won or lost, as a player meets it. */
export type PlayedGame = {
  readonly id: GameId;
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

const other = (options: readonly string[], right: string) => options.find((option) => option !== right) ?? "";

const NAMES = { next: "Next Name", finish: "Finish Game", right: "Correct." } as const;
const GENDERS = Object.values(GENDER_OPTIONS);

export const PLAYED_GAMES: readonly PlayedGame[] = [
  {
    id: "name-meaning-quiz",
    title: "Name Meaning Quiz",
    next: "Next Question",
    finish: "Finish Quiz",
    right: "",
    questions: MEANING_ITEMS.map(({ question, options, correct }) => ({
      shown: question,
      right: correct,
      wrong: other(options, correct),
      options,
    })),
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
    questions: ORIGIN_ITEMS.map(({ name, options, correct }) => ({
      shown: name,
      right: correct,
      wrong: other(options, correct),
      options,
    })),
    messages: ORIGIN_MESSAGES,
  },
  {
    ...NAMES,
    id: "gender-prediction",
    title: "Gender Prediction",
    submit: "Submit Answer",
    questions: GENDER_ITEMS.map(({ name, gender }) => ({
      shown: name,
      right: GENDER_OPTIONS[gender],
      wrong: other(GENDERS, GENDER_OPTIONS[gender]),
      options: GENDERS,
    })),
    messages: GENDER_MESSAGES,
  },
  {
    ...NAMES,
    id: "length-challenge",
    title: "Length Challenge",
    submit: "Submit Answer",
    questions: LENGTH_ITEMS.map(({ name, syllables }) => ({
      shown: name,
      right: lengthClassOf(syllables),
      wrong: other(LENGTH_CLASSES, lengthClassOf(syllables)),
      options: LENGTH_CLASSES,
    })),
    messages: LENGTH_MESSAGES,
  },
  {
    ...NAMES,
    id: "trend-timeline",
    title: "Name Trend Timeline",
    starts: true,
    submit: "Submit Guess",
    right: "Congratulations, that is right.",
    questions: TIMELINE_ITEMS.map(({ name, options, correct }) => ({
      shown: name,
      right: correct,
      wrong: other(options, correct),
      options,
    })),
    messages: TIMELINE_MESSAGES,
  },
];

/** How somebody plays. */
export type Hand = {
  readonly press: (page: Page, button: string) => Promise<void>;
  readonly answer: (page: Page, game: PlayedGame, question: Asked, answer: string) => Promise<void>;
  /** Gives the answer, or goes on after the reveal. */
  readonly goOn: (page: Page, button: string) => Promise<void>;
};

const button = (page: Page, name: string) =>
  page.getByRole("main").getByRole("button", { name, exact: true });

function byPointer(point: (target: ReturnType<typeof button>) => Promise<void>): Hand {
  const press = (page: Page, name: string) => point(button(page, name));
  return {
    press,
    async answer(page, game, _question, answer) {
      if (game.field === undefined) await press(page, answer);
      else await page.getByLabel(game.field).fill(answer);
    },
    goOn: press,
  };
}

export const MOUSE = byPointer((target) => target.click());
export const TOUCH = byPointer((target) => target.tap());

/** Figures choose, Enter submits and goes on. Nothing is clicked. */
export const KEYBOARD: Hand = {
  async press(page, name) {
    await button(page, name).focus();
    await page.keyboard.press("Enter");
  },
  async answer(page, game, question, answer) {
    if (game.field === undefined) {
      await page.keyboard.press(String(question.options.indexOf(answer) + 1));
    } else {
      const field = page.getByLabel(game.field);
      await field.focus();
      await page.keyboard.type(answer);
    }
  },
  goOn: (page) => page.keyboard.press("Enter"),
};

/** Plays a round to its end; the questions at these places are answered wrongly. */
export async function playRound(
  page: Page,
  game: PlayedGame,
  hand: Hand,
  wrongAt: readonly number[],
): Promise<void> {
  const main = page.getByRole("main");
  for (const [place, question] of game.questions.entries()) {
    const isRight = !wrongAt.includes(place);
    const isLast = place === game.questions.length - 1;
    const told = `${place + 1} of ${game.questions.length}`;
    await expect(main.getByRole("heading", { level: 2 })).toContainText(question.shown);
    await expect(main.getByText(told, { exact: true })).toBeVisible();
    const giving = game.submit ?? (isLast ? game.finish : game.next);
    await expect(button(page, giving)).toBeDisabled();
    await hand.answer(page, game, question, isRight ? question.right : question.wrong);
    await expect(button(page, giving)).toBeEnabled();
    await hand.goOn(page, giving);
    if (game.submit === undefined) continue;
    const verdict = main.getByRole("heading", { level: 2, name: isRight ? game.right : "Not this time." });
    await expect(verdict).toBeFocused();
    await expect(main.getByRole("status")).toHaveText(
      isRight ? `Correct, ${told}` : new RegExp(`^Not this time, the answer is .+, ${told}$`),
    );
    await hand.goOn(page, isLast ? game.finish : game.next);
  }
}
