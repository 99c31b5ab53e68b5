import { reasonWords } from "#app/names/card/reason-words.ts";
import type { Parts } from "#app/head/page-parts.ts";
import { sparkHtml } from "#app/ui/spark-html.ts";
import type { LikeName } from "#domain/names/like/like-these.ts";
import type { NamePage, Neighbour } from "#domain/names/page/name-page.ts";
import { packNeighbour, partOfSpark } from "./packed-neighbour.ts";

/** Other names in a list: each packed, why they stand there, and their curves where the curve is the reason. */
export type NeighbourGroup = {
  readonly title: string;
  readonly hasCurves: boolean;
  readonly names: readonly string[];
};

/** Other names to look at, in lists by reason, no name in two of them; lists without a name are left out. */
export function neighbourGroups(
  { similarCurve, sameStart, sameOrigin, firstYear, lastYear }: NamePage,
  like: readonly LikeName[],
): { readonly groups: readonly NeighbourGroup[]; readonly parts: Parts } {
  const listed = new Set(like.map(({ summary }) => summary.id));
  const others = (neighbours: readonly Neighbour[]) =>
    neighbours.filter(({ summary }) => !listed.has(summary.id));
  const alike = others(similarCurve);
  const sparks = alike.map(({ summary: { id, name, spark } }) => [
    partOfSpark(id),
    sparkHtml({ spark, name, firstYear, lastYear, size: "row" }),
  ]);
  const likeThese = like.map(({ summary, reasons }) => ({ summary, reason: reasonWords(reasons) }));
  const groups = [
    groupOf("Names like these", likeThese),
    { ...groupOf("Similar curve", alike), hasCurves: true },
    groupOf("Same start", others(sameStart)),
    groupOf("Same origin", others(sameOrigin)),
  ];
  return { groups: groups.filter(({ names }) => names.length > 0), parts: Object.fromEntries(sparks) };
}

function groupOf(title: string, neighbours: readonly Neighbour[]): NeighbourGroup {
  return { title, hasCurves: false, names: neighbours.map(packNeighbour) };
}
