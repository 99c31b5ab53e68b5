import { fits } from "#domain/names/browse/fits.ts";
import type { NameRules } from "#domain/names/browse/name-rules.ts";
import type { Mood } from "#domain/names/draw/mood.ts";
import type { NameId } from "#domain/names/entry/name.ts";
import type { NameSummary } from "#domain/names/entry/name-summary.ts";
import { copiedTraits } from "#domain/names/device/device-name.ts";
import { drawnByTaste } from "#domain/taste/by-taste.ts";
import { learnTaste } from "#domain/taste/learn-taste.ts";
import { mutedBy } from "#domain/taste/likes-say.ts";
import { suitsMood } from "#domain/taste/suits-mood.ts";
import { evidenceHere } from "./evidence-here.ts";
import { loadShelf } from "./load-shelf.ts";
import { taste } from "./taste-store.ts";

/** Drawn in this visit: they come up again only when there are no others. */
let drawn: ReadonlySet<NameId> = new Set();

/**
 * Distinct names that fit and that this browser's visitor may like, none of which was judged or saved; fewer only when fewer
 * fit. Everything happens on the device.
 */
export async function drawByTaste(
  count: number,
  rules: NameRules,
  mood: Mood,
): Promise<readonly NameSummary[]> {
  const shelf = await loadShelf();
  const evidence = evidenceHere();
  const known = new Set([...evidence.liked.map(({ id }) => id), ...evidence.refused, ...evidence.removed]);
  const fitting = shelf.items.filter(
    ({ id, name }) => !known.has(id) && suitsMood(mood, name) && fits(copiedTraits(name), rules),
  );
  const fresh = fitting.filter(({ id }) => !drawn.has(id));
  const model = learnTaste(shelf, evidence, mutedBy(taste.now().out));
  const items = drawnByTaste(shelf, model, fresh.length < count ? fitting : fresh, count, Math.random);
  drawn = new Set([...drawn, ...items.map(({ id }) => id)]);
  return items.map(({ name }) => ({ ...name.babyName, spark: {} }));
}
