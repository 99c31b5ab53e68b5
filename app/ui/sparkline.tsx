import type { Spark } from "#domain/names/entry/name-summary.ts";
import { sparkLines } from "./spark-html.ts";
import { describeSpark, SPARK_SIZES } from "./spark-shape.ts";

type Props = {
  readonly spark: Spark;
  readonly name: string;
  readonly firstYear: number;
  readonly lastYear: number;
  readonly size?: keyof typeof SPARK_SIZES;
};

/** A name's whole history on the height of two lines of text. */
export function Sparkline({ spark, name, firstYear, lastYear, size = "card" }: Props) {
  const { width, height } = SPARK_SIZES[size];
  return (
    <svg
      className="spark"
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      preserveAspectRatio="xMinYMax meet"
      role="img"
      aria-label={describeSpark(name, spark, { firstYear, lastYear })}
      dangerouslySetInnerHTML={{ __html: sparkLines({ spark, size, firstYear, lastYear }) }}
    />
  );
}
