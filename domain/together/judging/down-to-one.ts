import { fields, flag, list, or, type Schema, wholeList, within } from "#domain/schema/schema.ts";
import { DUELERS } from "#domain/together/duels/duels.ts";
import type { Duel } from "#domain/together/duels/strengths.ts";
import { type NameCandidate, asCandidate } from "./verdict.ts";

/** Names that are brought down to one, by one person or by two who pass the device to and fro. */
export type DownToOne = {
  /** DUELERS.fewest to DUELERS.most of them. */
  readonly names: readonly NameCandidate[];
  /** Whether both like these names, as far as is known here: only then may the other be told of them. */
  readonly isCommon: boolean;
  /** What each person has answered; places are those in names. */
  readonly answers: readonly (readonly Duel[])[];
};

export function beginDown(names: readonly NameCandidate[], people: 1 | 2, isCommon = false): DownToOne {
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

const asKept = fields({
  names: wholeList(asCandidate),
  // What an earlier edition kept does not say.
  isCommon: or(flag, false),
  answers: wholeList((value) => value),
});

/** Duels as a browser gives them back; null for anything else. */
export function readDownToOne(value: unknown): DownToOne | null {
  const read = asKept(value);
  if (read === undefined || read.names.length < DUELERS.fewest || read.names.length > DUELERS.most)
    return null;
  if (read.answers.length < 1 || read.answers.length > 2) return null;
  const duels = list(duelOf(read.names.length));
  return { ...read, answers: read.answers.map(duels) };
}

function duelOf(count: number): Schema<Duel> {
  const place = within(0, count - 1);
  const duel = fields({ winner: place, loser: place });
  return (value) => {
    const read = duel(value);
    return read?.winner === read?.loser ? undefined : read;
  };
}
