import type { SavedEntry } from "#domain/saved-names/visit.ts";

/** What a waiting save needs to show its name: the card's curve is not worth keeping on the device. */
export function withoutCurve({
  id,
  name,
  gender,
  origin,
  meaning,
  curated,
  certainty,
  say,
  syllables,
  oneIn,
}: SavedEntry["babyName"]): SavedEntry["babyName"] {
  return { id, name, gender, origin, meaning, curated, certainty, say, syllables, oneIn };
}
