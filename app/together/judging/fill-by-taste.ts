import { cardsByTaste } from "#domain/taste/cards-by-taste.ts";
import { evidenceFrom } from "#domain/taste/evidence-from.ts";
import { learnTaste } from "#domain/taste/learn-taste.ts";
import { mutedBy } from "#domain/taste/likes-say.ts";
import { suitsMood } from "#domain/taste/suits-mood.ts";
import { type Fill, fillBy } from "#domain/together/judging/fill.ts";
import type { NamePool } from "#domain/together/judging/name-pool.ts";
import type { TogetherState } from "#domain/together/together-state.ts";
import { listedNow } from "#app/saved-names/use-saved-names.ts";
import { taste } from "#app/taste/taste-store.ts";

/** What is chosen to be seen; from the first like on, seven of ten follow the taste of this device. */
export function fillByTaste(pool: NamePool, kept: TogetherState): Fill {
  const byChance = fillBy(pool, kept);
  const { out, removed } = taste.now();
  const saved = listedNow().map(({ nameId }) => nameId);
  const evidence = evidenceFrom({ together: kept, saved, removed });
  const shelf = evidence.liked.length === 0 ? null : pool.shelf();
  if (shelf === null) return byChance;
  const model = learnTaste(shelf, evidence, mutedBy(out));
  return (count, known, dice) => {
    const ids = pool
      .fitting(kept)
      .flatMap((name) => (known.has(name.id) || !suitsMood(kept.mood, name) ? [] : name.id));
    const others = (left: number, taken: ReadonlySet<string>) =>
      byChance(left, new Set([...known, ...taken]), dice);
    return cardsByTaste(shelf, model, { ids, count, others }, dice);
  };
}
