import type { NameSummary } from "#domain/names/entry/name-summary.ts";
import type { Years } from "#app/names/home/home-page.ts";
import type { Parts } from "#app/head/page-parts.ts";
import { sparkHtml } from "#app/ui/sparkline/spark-html.ts";

/** Those that were read off the document, by id: they are kept for the visit. */
const read = new Map<string, string>();

/**
 * The small curve of a card. A document has it as HTML, and not in its data again: the server finds it among the parts of the
 * page, a browser on the card that it makes alive.
 */
export function curveHtml(summary: NameSummary, years: Years, parts: Parts): string {
  const { id, spark } = summary;
  const isSent = spark.girl !== undefined || spark.boy !== undefined;
  return (isSent ? undefined : (parts[partOf(id)] ?? readCurve(id))) ?? drawn(summary, years);
}

/** The curves of some names as parts of a page. */
export function curveParts(names: readonly NameSummary[], years: Years): Parts {
  return Object.fromEntries(names.map((summary) => [partOf(summary.id), drawn(summary, years)]));
}

function partOf(id: string): string {
  return `curve-${id}`;
}

function drawn({ name, spark }: NameSummary, { firstYear, lastYear }: Years): string {
  return sparkHtml({ name, spark, firstYear, lastYear, size: "card" });
}

function readCurve(id: string): string | undefined {
  if (typeof document === "undefined") return undefined;
  const card = document.getElementById(`save-${id}`)?.parentElement;
  const html = read.get(id) ?? card?.querySelector(".spark")?.outerHTML;
  if (html !== undefined) read.set(id, html);
  return html;
}
