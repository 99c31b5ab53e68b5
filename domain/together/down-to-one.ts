import { isRecord } from "#domain/site/read-json.ts";
import { DUELERS } from "./duels.ts";
import type { Duel } from "./strengths.ts";
import { type Candidate, readCandidate } from "./verdict.ts";

/** Names that are brought down to one, by one person or by two who pass the device to and fro. */
export type DownToOne = {
  /** DUELERS.fewest to DUELERS.most of them. */
  readonly names: readonly Candidate[];
  /** Whether both like these names, as far as is known here: only then may the other be told of them. */
  readonly isCommon: boolean;
  /** What each person has answered; places are those in names. */
  readonly answers: readonly (readonly Duel[])[];
};

export function beginDown(names: readonly Candidate[], people: 1 | 2, isCommon = false): DownToOne {
  return { names: names.slice(0, DUELERS.most), isCommon, answers: people === 1 ? [[]] : [[], []] };
}

/** The same names, and nothing answered yet. */
export function begunAnew({ names, isCommon, answers }: DownToOne): DownToOne {
  return { names, isCommon, answers: answers.map(() => []) };
}

/** With one answer more of a person. */
export function answered(down: DownToOne, person: number, duel: Duel): DownToOne {
  return { ...down, answers: down.answers.map((duels, of) => (of === person ? [...duels, duel] : duels)) };
}

/** Without the last answer of a person. */
export function unanswered(down: DownToOne, person: number): DownToOne {
  return { ...down, answers: down.answers.map((duels, of) => (of === person ? duels.slice(0, -1) : duels)) };
}

/** Duels as a browser gives them back; null for anything else. */
export function readDownToOne(value: unknown): DownToOne | null {
  if (!isRecord(value)) return null;
  const { names, isCommon, answers } = value;
  if (!Array.isArray(names) || !Array.isArray(answers)) return null;
  const read = names.flatMap((name) => readCandidate(name) ?? []);
  if (read.length !== names.length || read.length < DUELERS.fewest || read.length > DUELERS.most) return null;
  if (answers.length < 1 || answers.length > 2) return null;
  return {
    names: read,
    // What an earlier edition kept does not say.
    isCommon: isCommon === true,
    answers: answers.map((duels) =>
      Array.isArray(duels) ? duels.flatMap((duel) => readDuel(duel, read.length)) : [],
    ),
  };
}

function readDuel(value: unknown, count: number): Duel[] {
  if (!isRecord(value)) return [];
  const { winner, loser } = value;
  return isPlace(winner, count) && isPlace(loser, count) && winner !== loser ? [{ winner, loser }] : [];
}

function isPlace(value: unknown, count: number): value is number {
  return typeof value === "number" && Number.isInteger(value) && value >= 0 && value < count;
}
