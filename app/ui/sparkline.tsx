import type { Spark } from "#domain/names/entry/name-summary.ts";
import { describeSpark, sparkLine } from "./spark-shape.ts";

const SIZES = { card: { width: 132, height: 38 }, row: { width: 104, height: 30 } } as const;

type Props = {
  readonly spark: Spark;
  readonly name: string;
  readonly firstYear: number;
  readonly lastYear: number;
  readonly size?: keyof typeof SIZES;
};

/**
 * A name's whole history on the height of two lines of text. Girls solid with a circle, boys dashed with a diamond. What is
 * in it are numbers of ours, and nothing of it changes: as text it is rendered in a third of the time.
 */
export function Sparkline({ spark, name, firstYear, lastYear, size = "card" }: Props) {
  const { width, height } = SIZES[size];
  const years = { firstYear, lastYear };
  const { girl, boy } = spark;
  const isEmpty = girl === undefined && boy === undefined;
  const lines = [
    `<path class="b0" d="M0 ${height - 1.5}H${width}"/>`,
    girl === undefined ? "" : girlLine(sparkLine(girl, years, SIZES[size])),
    boy === undefined ? "" : boyLine(sparkLine(boy, years, SIZES[size])),
  ];
  return (
    <svg
      className="spark"
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      preserveAspectRatio="xMinYMax meet"
      role="img"
      aria-label={isEmpty ? `No births on record for ${name}` : describeSpark(name, spark, years)}
      dangerouslySetInnerHTML={{ __html: lines.join("") }}
    />
  );
}

type Line = ReturnType<typeof sparkLine>;

function girlLine({ path, endX, endY }: Line): string {
  return `<g class="g-girl"><path class="ln" d="${path}"/><circle cx="${endX}" cy="${endY}" r="3.4" fill="currentColor"/></g>`;
}

function boyLine({ path, endX, endY }: Line): string {
  return `<g class="g-boy"><path class="ln boy" d="${path}"/><path d="M${endX} ${endY - 4.3}l4.3 4.3-4.3 4.3-4.3-4.3Z" fill="currentColor"/></g>`;
}
