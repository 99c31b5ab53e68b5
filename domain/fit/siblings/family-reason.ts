import { listed } from "#domain/locale/lists.ts";
import type { FamilyProfile } from "./family-profile.ts";

/** What may be said of a name beside others, by what it speaks of; the words are in content/fit/family-words.ts. */
const REASON_SUBJECTS = {
  eraPeak: "era",
  eraCurve: "era",
  eraToday: "era",
  usageNear: "usage",
  usageRarer: "usage",
  usageOther: "usage",
  originSame: "origin",
  originKin: "origin",
  originOther: "origin",
  style: "style",
  rhythm: "rhythm",
  sounds: "sound",
  apart: "sound",
  pattern: "rhythm",
  beats: "stress",
  seams: "sound",
  initials: "initials",
} as const satisfies Readonly<Record<string, string>>;
export type FamilyReasonKind = keyof typeof REASON_SUBJECTS;

/** A reason is true: it is told only of the names for which it holds. */
export type FamilyReason = {
  readonly kind: FamilyReasonKind;
  /** What the words are filled with. */
  readonly facts: Readonly<Record<string, string>>;
};

/** A reason that may be told. Its facts are put into words if it is: of ten claims two are. */
export type Claim = {
  readonly kind: FamilyReasonKind;
  readonly facts: () => FamilyReason["facts"];
  /** What it adds to the score beyond chance. What is said in any case has no end of it. */
  readonly gain: number;
};

const REASONS = 2;

/** The two claims that weigh most, never two on the same subject. */
export function weightiest(claims: readonly Claim[]): readonly FamilyReason[] {
  const bySubject = new Map<string, Claim>();
  for (const claim of claims.toSorted((one, other) => other.gain - one.gain)) {
    const subject = REASON_SUBJECTS[claim.kind];
    if (!bySubject.has(subject)) bySubject.set(subject, claim);
  }
  return [...bySubject.values()].slice(0, REASONS).map(({ kind, facts }) => ({ kind, facts: facts() }));
}

/** "Violet, Henry and Iris". */
export function namesOf(family: readonly FamilyProfile[]): string {
  return listed(family.map(({ name }) => name.written));
}
