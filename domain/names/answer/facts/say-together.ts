import { rimeOf } from "#domain/fit/sound/rime.ts";
import { phonemesOfIpa } from "#domain/fit/sound/said-of-ipa.ts";
import { syllablesOfSpelling } from "#domain/names/sound/syllables-of-spelling.ts";
import type { FactSubject } from "./fact-subject.ts";

/** What can be heard of two names side by side; whether that pleases no record tells. */
export function sayTogether(one: FactSubject, other: FactSubject): string {
  const [first, second] = [one, other].map(({ summary, entry }) => ({
    name: summary.name,
    letter: summary.id.charAt(0),
    syllables: entry?.syllables ?? syllablesOfSpelling(summary.id),
    rime: entry === undefined ? null : rimeOf(phonemesOfIpa(entry.ipa)),
  }));
  if (first === undefined || second === undefined) return "";
  const letters =
    first.letter === second.letter ? "they start with the same letter" : "they start with different letters";
  const isKnown = first.rime !== null && second.rime !== null;
  const rhyme = isKnown ? (first.rime === second.rime ? " and rhyme" : " and don’t rhyme") : "";
  return `${first.name} has ${counted(first.syllables)}, ${second.name} ${counted(second.syllables)}; ${letters}${rhyme}. Say them aloud to hear whether you like them together.`;
}

function counted(syllables: number): string {
  return `${syllables} ${syllables === 1 ? "syllable" : "syllables"}`;
}
