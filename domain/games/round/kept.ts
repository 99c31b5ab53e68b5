import { isRecord, readJson } from "#domain/site/read-json.ts";
import { isDay } from "#domain/text/day.ts";
import { LEVELS } from "./pool-entry.ts";
import type { Round } from "./round.ts";

/** A round that was left in the middle. */
export type KeptRound = {
  readonly round: Round;
  readonly stage: "asking" | "revealed";
  readonly answers: readonly string[];
  readonly choice: string;
  /** Id of the item that is asked or revealed, where the items come from a pool: another pool would draw others. */
  readonly at: string;
};

/** The result of the round of a day. */
export type DailyResult = {
  readonly date: string;
  readonly points: number;
  readonly most: number;
  readonly marks: readonly boolean[];
};

/** What a browser keeps of one game. */
export type KeptGame = {
  readonly round?: KeptRound;
  /** The round of a day that was left: beside the other one, as it cannot be begun anew. */
  readonly today?: KeptRound;
  /** Most points in the default round. */
  readonly best?: number;
  /** Longest run of right answers in an endless round. */
  readonly longest?: number;
  readonly daily?: DailyResult;
  /** Ids of the items last seen in endless rounds, oldest first. */
  readonly seen?: readonly string[];
};

/** By the ids of the games. */
export type Kept = Readonly<Record<string, KeptGame>>;

/** How many items are not drawn again. */
export const SEEN_ITEMS = 50;

/** Raised when what is kept changes its shape: the former is then forgotten. */
const VERSION = 1;

export function writeKept(games: Kept): string {
  return JSON.stringify({ version: VERSION, games });
}

/** Reads what a browser gives back of these games. It may be anything: what is not ours is left out, and a damaged part alone. */
export function readKept(text: string | null, ids: readonly string[]): Kept {
  const whole = readJson(text);
  if (!isRecord(whole) || whole["version"] !== VERSION || !isRecord(whole["games"])) return {};
  const { games } = whole;
  return Object.fromEntries(
    ids.flatMap((id) => {
      const game = games[id];
      return isRecord(game) ? [[id, readGame(game)]] : [];
    }),
  );
}

function readGame({ round, today, best, longest, daily, seen }: Record<string, unknown>): KeptGame {
  return {
    ...(isKeptRound(round) && round.round.mode !== "daily" ? { round } : {}),
    ...(isKeptRound(today) && today.round.mode === "daily" ? { today } : {}),
    ...(isCount(best) ? { best } : {}),
    ...(isCount(longest) ? { longest } : {}),
    ...(isDaily(daily) ? { daily } : {}),
    ...(isTexts(seen) ? { seen: seen.slice(-SEEN_ITEMS) } : {}),
  };
}

function isKeptRound(value: unknown): value is KeptRound {
  if (!isRecord(value)) return false;
  const { round, stage, answers, choice, at } = value;
  if (!isRound(round) || !isTexts(answers) || typeof choice !== "string" || typeof at !== "string")
    return false;
  return stage === "asking" || (stage === "revealed" && answers.length > 0);
}

function isRound(value: unknown): value is Round {
  if (!isRecord(value)) return false;
  if (value["mode"] === "daily") return isDay(value["date"]);
  if (value["mode"] === "endless") {
    const { level, seed, seen } = value;
    return LEVELS.some((known) => known === level) && isCount(seed) && isTexts(seen);
  }
  return value["mode"] === "default";
}

function isDaily(value: unknown): value is DailyResult {
  if (!isRecord(value)) return false;
  const { date, points, most, marks } = value;
  return isDay(date) && isCount(points) && isCount(most) && isMarks(marks);
}

function isMarks(value: unknown): value is boolean[] {
  return Array.isArray(value) && value.every((mark) => typeof mark === "boolean");
}

function isTexts(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((text) => typeof text === "string");
}

function isCount(value: unknown): value is number {
  return typeof value === "number" && Number.isInteger(value) && value >= 0;
}
