import {
  count,
  either,
  fields,
  flag,
  guarded,
  oneOf,
  parts,
  type Schema,
  string,
  under,
  versioned,
  wholeList,
} from "#domain/schema/schema.ts";
import { isDay } from "#domain/text/day.ts";
import type { Mark } from "./judge.ts";
import { LEVELS } from "./pool-entry.ts";
import type { Round } from "./round.ts";

/** A round that was left in the middle. */
export type StoredRound = {
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
  /** Halves may be among them. */
  readonly points: number;
  readonly most: number;
  readonly marks: readonly Mark[];
};

/** What a browser keeps of one game. */
export type StoredGame = {
  readonly round?: StoredRound;
  /** The round of a day that was left: beside the other one, as it cannot be begun anew. */
  readonly today?: StoredRound;
  /** Most points in the default round. */
  readonly best?: number;
  /** Longest run of right answers in an endless round. */
  readonly longest?: number;
  readonly daily?: DailyResult;
  /** Ids of the items last seen in endless rounds, oldest first. */
  readonly seen?: readonly string[];
};

/** By the ids of the games. */
export type StoredGames = Readonly<Record<string, StoredGame>>;

/** How many items are not drawn again. */
export const SEEN_ITEMS = 50;

/** Raised when what is kept changes its shape: the former is then forgotten. */
const VERSION = 1;

export function formatStoredGames(games: StoredGames): string {
  return JSON.stringify({ version: VERSION, games });
}

const strings = wholeList(string);

const asRound: Schema<Round> = either(
  fields({ mode: oneOf(["default"]) }),
  fields({ mode: oneOf(["endless"]), level: oneOf(LEVELS), seed: count, seen: strings }),
  fields({ mode: oneOf(["daily"]), date: guarded(isDay) }),
);

const asLeft = fields({
  round: asRound,
  stage: oneOf(["asking", "revealed"]),
  answers: strings,
  choice: string,
  at: string,
});
/** A round that was left; only the one of a day, or only another. */
const leftRound =
  (isDaily: boolean): Schema<StoredRound> =>
  (value) => {
    const left = asLeft(value);
    if (left === undefined || (left.round.mode === "daily") !== isDaily) return undefined;
    return left.stage === "asking" || left.answers.length > 0 ? left : undefined;
  };

const halves = guarded(
  (value): value is number => typeof value === "number" && value >= 0 && Number.isInteger(2 * value),
);
const mark: Schema<Mark> = either(flag, oneOf(["half"]));

const asGame: Schema<StoredGame> = parts({
  round: leftRound(false),
  today: leftRound(true),
  best: count,
  longest: count,
  daily: fields({ date: guarded(isDay), points: halves, most: count, marks: wholeList(mark) }),
  seen: (value) => strings(value)?.slice(-SEEN_ITEMS),
});

/** Reads what a browser gives back of these games. It may be anything: what is not ours is left out, and a damaged part alone. */
export function parseStoredGames(text: string | null, ids: readonly string[]): StoredGames {
  return versioned(VERSION, fields({ games: under(ids, asGame) }))(text)?.games ?? {};
}
