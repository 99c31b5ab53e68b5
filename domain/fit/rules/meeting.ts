import type { NamePart } from "#domain/fit/full-name.ts";
import { isVowel, soundsOf } from "#domain/fit/sound/said.ts";

/** Sounds with a closure: said once where two meet, so that the border is lost. */
const STOPS: ReadonlySet<string> = new Set("pbtdkgCG");

/** The last of Anna. */
const WEAK = "@";

/** What happens where two names meet: one sound ends the first and begins the next, or a vowel meets a vowel; null for neither. */
export function meetingOf(one: NamePart, other: NamePart): "runOnSame" | "runOnLong" | "runOnVowel" | null {
  const end = soundsOf(one.said).at(-1)?.replace("R", "r") ?? "";
  const start = soundsOf(other.said).at(0) ?? "";
  if (end === start && end !== WEAK) return STOPS.has(end) || isVowel(end) ? "runOnSame" : "runOnLong";
  return isVowel(end) && isVowel(start) ? "runOnVowel" : null;
}
