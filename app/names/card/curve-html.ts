import type { NameSummary } from "#domain/names/entry/name-summary.ts";
import type { Years } from "#app/names/home/home-page.ts";
import { sparkHtml } from "#app/ui/sparkline/spark-html.ts";

/** Those that were read off the document, by id: they are kept for the visit. */
const read = new Map<string, string>();

/** The small curve of a card. A document has it as HTML, and not in its data again: a browser finds it on the card that it makes alive. */
export function curveHtml({ id, name, spark }: NameSummary, { firstYear, lastYear }: Years): string {
  const isSent = spark.girl !== undefined || spark.boy !== undefined;
  const sent = isSent ? undefined : readCurve(id);
  return sent ?? sparkHtml({ name, spark, firstYear, lastYear, size: "card" });
}

function readCurve(id: string): string | undefined {
  if (typeof document === "undefined") return undefined;
  const card = document.getElementById(`save-${id}`)?.parentElement;
  const html = read.get(id) ?? card?.querySelector(".spark")?.outerHTML;
  if (html !== undefined) read.set(id, html);
  return html;
}
