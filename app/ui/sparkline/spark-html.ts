import type { Spark } from "#domain/names/entry/name-summary.ts";
import { escapeHtml } from "#domain/text/escape-html.ts";
import { describeSpark, SPARK_SIZES, sparkLine } from "./spark-shape.ts";

/** How it lies in a box that is narrower than it; one in a row keeps its size. */
const KEPT = {
  card: ' preserveAspectRatio="xMinYMax meet"',
  row: "",
  now: ' preserveAspectRatio="xMinYMax meet"',
} as const satisfies Record<keyof typeof SPARK_SIZES, string>;

type Drawn = {
  readonly spark: Spark;
  readonly firstYear: number;
  readonly lastYear: number;
  readonly size: keyof typeof SPARK_SIZES;
};

/** A name's whole history on the height of two lines of text, as HTML: nothing of it ever changes. */
export function sparkHtml({ name, ...drawn }: Drawn & { readonly name: string }): string {
  const { width, height } = SPARK_SIZES[drawn.size];
  const words = describeSpark(name, drawn.spark, drawn);
  return `<svg class=spark viewBox="0 0 ${width} ${height}" width=${width} height=${height}${KEPT[drawn.size]} role=img aria-label="${escapeHtml(words)}">${sparkLines(drawn)}</svg>`;
}

/**
 * The lines of a small curve: girls solid with a circle, boys dashed with a diamond. They are numbers of ours, and nothing
 * of them changes: as text they are rendered in a third of the time.
 */
function sparkLines({ spark, size, ...years }: Drawn): string {
  const { width, height } = SPARK_SIZES[size];
  const girl = spark.girl && sparkLine(spark.girl, years, SPARK_SIZES[size]);
  const boy = spark.boy && sparkLine(spark.boy, years, SPARK_SIZES[size]);
  return [
    `<path class=b0 d="M0 ${height - 1.5}H${width}"/>`,
    girl === undefined
      ? ""
      : `<g class=g-girl><path class=ln d="${girl.path}"/><circle cx=${girl.endX} cy=${girl.endY} r=3.4 fill=currentColor /></g>`,
    boy === undefined
      ? ""
      : `<g class=g-boy><path class="ln boy" d="${boy.path}"/><path d="M${boy.endX} ${Math.round(boy.endY * 10 - 43) / 10}l4.3 4.3-4.3 4.3-4.3-4.3Z" fill=currentColor /></g>`,
  ].join("");
}
