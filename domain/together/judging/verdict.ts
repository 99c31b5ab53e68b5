import { foldId, foldName, type NameId } from "#domain/names/entry/name.ts";
import { fields, type Schema, string } from "#domain/schema/schema.ts";

/** What somebody thinks of a name. A "no" never leaves the device. */
export const VERDICTS = ["no", "like", "love"] as const;
export type Verdict = (typeof VERDICTS)[number];

/** A name that two may choose: one of ours by its id, or one that somebody has written. */
export type NameCandidate = {
  /** Folded letters; for a name in other letters, the name itself in lower case. */
  readonly id: NameId;
  /** As somebody wrote it, at most LONGEST_OWN letters; null for a name of ours. */
  readonly own: string | null;
};

/** The name alone, of something that says more of it. */
export function candidateOf({ id, own }: NameCandidate): NameCandidate {
  return { id, own };
}

/** Names in an order that says nothing of them. */
export function byId(one: NameCandidate, other: NameCandidate): number {
  return one.id < other.id ? -1 : 1;
}

/** Letters of a name that somebody adds. */
export const LONGEST_OWN = 20;

/** A name as somebody writes it; null when nothing is left of it. */
export function ownCandidate(text: string): NameCandidate | null {
  const written = text
    .normalize("NFC")
    .replace(/[\s\p{Cc}\p{Cf}]+/gu, " ")
    .trim();
  const own = Array.from(written).slice(0, LONGEST_OWN).join("").trim();
  if (!/\p{L}/u.test(own)) return null;
  const folded = foldName(own);
  return { id: folded === "" ? own.toLowerCase() : folded, own };
}

/** A candidate as a browser gives it back. */
export const asCandidate: Schema<NameCandidate> = fields({
  id: (value) => (value === "" ? undefined : foldedId(value)),
  own: (value) => (value === null ? value : string(value)),
});

function foldedId(value: unknown): NameId | undefined {
  const id = string(value);
  return id === undefined ? undefined : foldId(id);
}
