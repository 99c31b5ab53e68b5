import { POOL_GAME_IDS, type PoolGameId } from "#domain/games/game-id.ts";
import { openGender } from "#domain/games/gender-prediction/open-gender.ts";
import { openLength } from "#domain/games/length-challenge/open-length.ts";
import { openMeaning } from "#domain/games/name-meaning-quiz/open-meaning.ts";
import { openMilestones } from "#domain/games/milestone-guessing-game/open-milestones.ts";
import { openOrigin } from "#domain/games/origin-matching/open-origin.ts";
import { openScramble } from "#domain/games/word-scramble/open-scramble.ts";
import { openTimeline } from "#domain/games/trend-timeline/open-timeline.ts";
import type { OpenPool } from "#domain/games/pool/packed-pool.ts";
import { drawNames } from "#domain/names/generate.ts";
import { seededDice } from "#domain/names/seeded-dice.ts";

/** The seed of the published list (docs/games.md): another one draws other items. */
const SEED = 4856;

/** How many items of each game are read: a hundred in all. */
const READ: Readonly<Record<PoolGameId, number>> = {
  "name-meaning-quiz": 15,
  "origin-matching": 15,
  "word-scramble": 15,
  "length-challenge": 15,
  "trend-timeline": 15,
  "gender-prediction": 15,
  "milestone-guessing-game": 10,
};

type Lines = (rows: readonly string[]) => readonly string[];

/** An item in a line: what is asked, what is offered, and the answer after an arrow. */
const LINES: Readonly<Record<PoolGameId, Lines>> = {
  "name-meaning-quiz": inLines(
    openMeaning,
    ({ question, options, correct }) => `${question} ${options.join(" · ")} → ${correct}`,
  ),
  "origin-matching": inLines(
    openOrigin,
    ({ name, options, correct }) => `${name}: ${options.join(" · ")} → ${correct}`,
  ),
  "word-scramble": inLines(
    openScramble,
    ({ original, scrambled, hint, also = [] }) =>
      `${scrambled} (${hint}) → ${[original, ...also].join(", ")}`,
  ),
  "length-challenge": inLines(
    openLength,
    ({ name, hint, say, syllables }) => `${name} (${hint}) → ${syllables}: ${say}`,
  ),
  "trend-timeline": inLines(
    openTimeline,
    ({ name, hint, options, correct }) => `${name} (${hint}): ${options.join(" · ")} → ${correct}`,
  ),
  "gender-prediction": inLines(
    openGender,
    ({ name, hint, gender, girls }) => `${name} (${hint}) → ${gender}, ${girls} % girls`,
  ),
  "milestone-guessing-game": inLines(
    openMilestones,
    ({ milestone, question, correctAge, range }) => `${milestone}: ${question} → ${correctAge} (${range})`,
  ),
};

function inLines<Item>(open: OpenPool<Item>, inALine: (item: Item) => string): Lines {
  return (rows) => open(rows).map(({ level, item }) => `${level} ${inALine(item)}`);
}

/** A hundred items as a player sees them, with the answer; all of them of one game, if one is named. */
export function sample(pools: Readonly<Record<PoolGameId, readonly string[]>>, only?: PoolGameId): string {
  const dice = seededDice(SEED);
  const games = only === undefined ? POOL_GAME_IDS : [only];
  return games
    .map((game) => {
      const lines = LINES[game](pools[game]);
      return [game, ...(only === undefined ? drawNames(lines, READ[game], dice) : lines)].join("\n");
    })
    .join("\n\n");
}
