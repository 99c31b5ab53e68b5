import type { Finding } from "#domain/fit/finding.ts";
import type { NameParts } from "#domain/fit/full-name.ts";
import { isVowel, soundsOf } from "#domain/fit/sound/said.ts";

/** First name and surname that begin with one sound are a matter of taste, so they pass; three names or more are a tongue twister. */
export function alliteration({ first, middles, surname }: NameParts): Finding | null {
  if (first === null || surname === null) return null;
  const all = [first, ...middles, surname];
  const starts = all.map(({ said }) => soundsOf(said).charAt(0));
  const [start = ""] = starts;
  const isShared = !isVowel(start) && start === starts.at(-1);
  const isAll = isShared && all.length > 2 && starts.every((each) => each === start);
  return {
    rule: "alliteration",
    verdict: isAll ? "listen" : "pass",
    reason: isAll ? "startAll" : isShared ? "startShared" : "startDiffers",
    facts: { one: first.written, other: surname.written, whole: all.map(({ written }) => written).join(" ") },
    guessed: isShared && [first, surname].some(({ source }) => source === "guess"),
  };
}
