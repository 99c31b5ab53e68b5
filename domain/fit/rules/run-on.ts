import type { Finding } from "#domain/fit/finding.ts";
import type { NameParts, NamePart } from "#domain/fit/full-name.ts";
import { meetingOf } from "./meeting.ts";

/**
 * Where one name ends in the sound that the next begins with, they run together: Bryant Todd is heard as Bryan Todd,
 * Milo O'Brien as My Lobrien. A vowel before a vowel asks for a small pause. First name and surname are said together
 * every day; a middle name is said with them seldom, so it only asks to be listened to. Sources 1, 2 of judge-fit.ts (Eva Anderson).
 */
export function runOn({ first, middles, surname }: NameParts): Finding | null {
  const given = [first, ...middles].filter((part) => part !== null);
  const last = given.at(-1);
  if (first === null || last === undefined) return null;
  const seams: readonly (readonly [NamePart, NamePart])[] = [
    ...(surname === null ? [] : [[first, surname] as const]),
    ...given.slice(1).map((part, at) => [given[at] ?? first, part] as const),
    ...(surname === null || last === first ? [] : [[last, surname] as const]),
  ];
  if (seams.length === 0) return null;
  const found = seams.map(([one, other]) => ({ one, other, meets: meetingOf(one, other) }));
  const daily = found.find(({ one, other, meets }) => meets !== null && one === first && other === surname);
  const seldom = found.find(({ meets }) => meets === "runOnSame");
  const worst = daily ?? seldom;
  const { one, other } = worst ?? { one: first, other: surname ?? last };
  const guessed = [one, other].some(({ source }) => source === "guess");
  const isCaution = worst !== undefined && worst === daily && worst.meets === "runOnSame" && !guessed;
  return {
    rule: "runOn",
    verdict: isCaution ? "caution" : worst === undefined ? "pass" : "listen",
    reason: worst?.meets ?? "runOnClear",
    facts: { one: one.written, other: other.written },
    guessed,
  };
}
