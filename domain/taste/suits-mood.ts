import { isMeantBy, type Mood, USUAL_MOOD, type Usage } from "#domain/names/draw/mood.ts";

/** Whether a name may be chosen by taste in this mood. In the usual one any may: how rare names may be is part of a taste. */
export function suitsMood(mood: Mood, usage: Usage): boolean {
  return mood === USUAL_MOOD || isMeantBy(mood, usage);
}
