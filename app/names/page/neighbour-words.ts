import { reasonWords } from "#app/names/card/reason-words.ts";
import type { LikeName } from "#domain/names/like/like-these.ts";
import type { NamePage, Neighbour } from "#domain/names/page/name-page.ts";
import type { NameSummary, Spark } from "#domain/names/entry/name-summary.ts";

/** Another name in a list: what saving it needs, why it stands there, and its curve where the curve is the reason. */
export type NeighbourView = {
  readonly babyName: Omit<NameSummary, "spark">;
  readonly reason: string;
  readonly spark: SentSpark | null;
};

/** The points of each line with commas between: a list of numbers would be sent twice as long. */
export type SentSpark = { readonly girl?: string; readonly boy?: string };

export type NeighbourGroup = { readonly title: string; readonly names: readonly NeighbourView[] };

/** Other names to look at, in lists by reason, no name in two of them; lists without a name are left out. */
export function neighbourGroups(
  { similarCurve, sameStart, sameOrigin }: NamePage,
  like: readonly LikeName[],
): NeighbourGroup[] {
  const listed = new Set(like.map(({ summary }) => summary.id));
  const others = (neighbours: readonly Neighbour[]) =>
    neighbours.filter(({ summary }) => !listed.has(summary.id));
  return [
    { title: "Names like these", names: like.map(likeNeighbour) },
    { title: "Similar curve", names: others(similarCurve).map((each) => neighbour(each, true)) },
    { title: "Same start", names: others(sameStart).map((each) => neighbour(each, false)) },
    { title: "Same origin", names: others(sameOrigin).map((each) => neighbour(each, false)) },
  ].filter(({ names }) => names.length > 0);
}

function likeNeighbour({ summary, reasons }: LikeName): NeighbourView {
  return neighbour({ summary, reason: reasonWords(reasons) }, false);
}

function neighbour(
  { summary: { spark, ...babyName }, reason }: Neighbour,
  withCurve: boolean,
): NeighbourView {
  return { babyName, reason, spark: withCurve ? sent(spark) : null };
}

function sent({ girl, boy }: Spark): SentSpark {
  return { ...(girl && { girl: girl.join() }), ...(boy && { boy: boy.join() }) };
}

export function receivedSpark({ girl, boy }: SentSpark): Spark {
  return { ...(girl && { girl: numbers(girl) }), ...(boy && { boy: numbers(boy) }) };
}

function numbers(list: string): number[] {
  return list.split(",").map(Number);
}
