import { type CandidateCurves, createPlaceOf } from "#domain/names/like/candidate-curves.ts";
import { isSameName } from "#domain/names/like/like-choice.ts";
import { type ItemSources, type LikeItem, likeItem } from "#domain/names/like/like-item.ts";
import { createReasons } from "#domain/names/like/like-reasons.ts";
import { likenessOf } from "#domain/names/like/like-score.ts";

type Found = { readonly item: LikeItem; readonly score: number; readonly reasons: readonly string[] };

/**
 * Names like one name as the rule says it (decision 34), with nothing passed over: each is compared, the 200 best are told,
 * and of those with a reason one after another is chosen that fits best and repeats least. Ids with their reasons.
 */
export function likePlainly(sources: ItemSources, curves: CandidateCurves) {
  const reasons = createReasons(sources.records, sources.themes);
  const placeOf = createPlaceOf(curves);
  const items = curves.candidates.map((each) => likeItem(sources, placeOf, each));

  return (liked: Pick<LikeItem, "id" | "record" | "gender"> & { readonly name: string }, limit: number) => {
    const own = likeItem(sources, placeOf, liked);
    const fitting = items.filter((item) => item.gender === own.gender && !isSameName(item, own));
    const pool = fitting
      .map((item) => ({ item, score: likenessOf(item, own) }))
      .toSorted((one, other) => other.score - one.score)
      .slice(0, 200)
      .map((each): Found => ({
        ...each,
        reasons: reasons.told(each.item, [{ item: own, name: liked.name }]),
      }))
      .filter((each) => each.reasons.length > 0);
    const chosen: Found[] = [];
    while (chosen.length < limit) {
      const left = pool.filter(
        (each) =>
          !chosen.includes(each) && chosen.filter(({ item }) => isSameName(item, each.item)).length < 2,
      );
      const [best] = left
        .map((each) => ({ each, worth: 0.7 * each.score - (1 - 0.7) * nearest(each, chosen) }))
        .toSorted((one, other) => other.worth - one.worth);
      if (best === undefined) break;
      chosen.push(best.each);
    }
    return chosen.map(({ item, reasons: told }) => ({ id: item.id, reasons: told }));
  };
}

function nearest({ item }: Found, chosen: readonly Found[]): number {
  return Math.max(0, ...chosen.map((other) => likenessOf(item, other.item)));
}
