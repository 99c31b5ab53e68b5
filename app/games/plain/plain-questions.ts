import { GENDER_ITEMS, GENDER_OPTIONS } from "#content/games/gender-prediction.ts";
import { LENGTH_ITEMS } from "#content/games/length-challenge.ts";
import { MILESTONE_ITEMS } from "#content/games/milestone-guessing-game.ts";
import { MEANING_ITEMS } from "#content/games/name-meaning-quiz.ts";
import { PERSONALITY_ITEMS, PERSONALITY_RESULTS } from "#content/games/name-personality-matcher.ts";
import { ORIGIN_ITEMS } from "#content/games/origin-matching.ts";
import { TIMELINE_ITEMS } from "#content/games/trend-timeline.ts";
import { SCRAMBLE_ITEMS } from "#content/games/word-scramble.ts";
import type { GameId } from "#domain/games/game-id.ts";
import { lengthClassOf } from "#domain/games/length-challenge/length-class.ts";
import { monthsText } from "#domain/games/milestone-guessing-game/milestone-points.ts";

/** A question with its answer, for reading. */
export type PlainQuestion = {
  readonly question: string;
  readonly choices: readonly string[];
  readonly answer: string;
};

/** The default round of a game in words: what a browser without JavaScript gets. */
export function plainQuestions(id: GameId): readonly PlainQuestion[] {
  return QUESTIONS[id]();
}

const QUESTIONS: Readonly<Record<GameId, () => readonly PlainQuestion[]>> = {
  "name-meaning-quiz": () =>
    MEANING_ITEMS.map(({ question, options, correct, explanation }) => ({
      question,
      choices: options,
      answer: `${sentence(correct)} ${explanation}`,
    })),
  "name-personality-matcher": () =>
    PERSONALITY_ITEMS.map(({ question, options }) => ({
      question,
      choices: options.map(({ text }) => text),
      answer: options
        .map(
          ({ text, trait }) =>
            `${text}: ${PERSONALITY_RESULTS[trait].name}, “${PERSONALITY_RESULTS[trait].meaning}”.`,
        )
        .join(" "),
    })),
  "milestone-guessing-game": () =>
    MILESTONE_ITEMS.map(({ milestone, correctAge, range, explanation, source }) => ({
      question: `${milestone}: at how many months?`,
      choices: [],
      answer: `${monthsText(correctAge)}; normal range ${range}. ${explanation} Source: ${source}.`,
    })),
  "word-scramble": () =>
    SCRAMBLE_ITEMS.map(({ original, scrambled, hint }) => ({
      question: `${scrambled}: which name is this? Hint: ${hint}`,
      choices: [],
      answer: `${original}.`,
    })),
  "origin-matching": () =>
    ORIGIN_ITEMS.map(({ name, options, correct, explanation }) => ({
      question: `Where does ${name} come from?`,
      choices: options,
      answer: `${correct}. ${explanation}`,
    })),
  "gender-prediction": () =>
    GENDER_ITEMS.map(({ name, gender, girls, popularity, hint }) => ({
      question: `To whom was ${name} given in the last ten years? Hint: ${hint}`,
      choices: Object.values(GENDER_OPTIONS),
      answer: `${GENDER_OPTIONS[gender]}: ${girls}% girls. Popularity: ${popularity}.`,
    })),
  "length-challenge": () =>
    LENGTH_ITEMS.map(({ name, syllables, say, hint }) => ({
      question: `How long is ${name}, said aloud? Hint: ${hint}`,
      choices: [],
      answer: `${lengthClassOf(syllables)}: ${say}.`,
    })),
  "trend-timeline": () =>
    TIMELINE_ITEMS.map(({ name, options, correct, hint, explanation }) => ({
      question: `When was ${name} at its height? Hint: ${hint}`,
      choices: options,
      answer: `${correct}. ${explanation}`,
    })),
};

function sentence(words: string): string {
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}.`;
}
