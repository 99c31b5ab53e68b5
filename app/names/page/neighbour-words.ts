import { href } from "react-router";
import { reasonWords } from "#app/names/card/reason-words.ts";
import { sparkHtml } from "#app/ui/sparkline/spark-html.ts";
import type { LikeName } from "#domain/names/like/like-these.ts";
import type { NameBook } from "#domain/names/name-book.ts";
import type { NamePage, Neighbour, Neighbours } from "#domain/names/page/name-page.ts";
import { escapeHtml } from "#domain/text/escape-html.ts";
import { packNeighbour } from "./packed-neighbour.ts";

/** Names to look at first; more, by what they have in common, are folded away. */
const FIRST = 6;

/** Names like it by all that they share, and lists by what they have in common. */
export type Others = Neighbours & { readonly like: readonly LikeName[] };

/** The first and the last year of the records. */
type Years = Pick<NamePage, "firstYear" | "lastYear">;

type NeighbourWords = {
  /** The first of them, packed. */
  readonly first: readonly string[];
  /** The others as HTML, in lists by reason; null without any. */
  readonly more: string | null;
};

type Group = { readonly title: string; readonly names: readonly Neighbour[]; readonly hasCurves?: boolean };

/**
 * Other names to look at, none of them twice: six at first, those like it by all that they share, the ones that search
 * engines may show before the others; then lists by reason.
 */
export function neighbourWords(
  years: Years,
  { like, similarCurve, sameOrigin, sameStart }: Others,
  { isIndexed }: Pick<NameBook, "isIndexed">,
): NeighbourWords {
  const indexedFirst = (names: readonly Neighbour[]) =>
    names.toSorted((one, other) => Number(isIndexed(other.summary.id)) - Number(isIndexed(one.summary.id)));
  const alike = like.map(({ summary, reasons }) => ({ summary, reason: reasonWords(reasons()) }));
  const others = indexedFirst([...similarCurve, ...sameOrigin, ...sameStart]);
  const first = onceEach([...indexedFirst(alike), ...others]).slice(0, FIRST);
  const shown = new Set(first.map(({ summary }) => summary.id));
  const rest = (names: readonly Neighbour[]) => {
    const left = indexedFirst(names.filter(({ summary }) => !shown.has(summary.id)));
    for (const { summary } of left) shown.add(summary.id);
    return left;
  };
  const groups: readonly Group[] = [
    { title: "Also similar", names: rest(alike) },
    { title: "Similar curve", names: rest(similarCurve), hasCurves: true },
    { title: "Same start", names: rest(sameStart) },
    { title: "Same origin", names: rest(sameOrigin) },
  ];
  const more = groups.filter(({ names }) => names.length > 0).map((group) => groupHtml(group, years));
  return { first: first.map(packNeighbour), more: more.length === 0 ? null : more.join("") };
}

function onceEach(names: readonly Neighbour[]): readonly Neighbour[] {
  const seen = new Set<string>();
  return names.filter(({ summary: { id } }) => !seen.has(id) && seen.add(id));
}

function groupHtml({ title, names, hasCurves }: Group, { firstYear, lastYear }: Years) {
  const rows = names.map(({ summary: { id, name, spark }, reason }) => {
    const link = `<a class="n name-link" href="${href("/names/:slug", { slug: id })}">${escapeHtml(name)}</a>`;
    const curve = hasCurves === true ? sparkHtml({ spark, name, firstYear, lastYear, size: "row" }) : "";
    return `<li>${link}<span class="w num">${escapeHtml(reason)}</span>${curve}`;
  });
  return `<h3>${title}</h3><ul class=lst>${rows.join("")}</ul>`;
}
