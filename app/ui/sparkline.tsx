import type { Spark } from "#domain/names/entry/name-summary.ts";
import { describeSpark, SPARK_SIZES, sparkLine } from "./spark-shape.ts";

type Props = {
  readonly spark: Spark;
  readonly name: string;
  readonly firstYear: number;
  readonly lastYear: number;
  readonly size?: keyof typeof SPARK_SIZES;
};

/** A name's whole history on the height of two lines of text. Girls solid with a circle, boys dashed with a diamond. */
export function Sparkline({ spark, name, firstYear, lastYear, size = "card" }: Props) {
  const { width, height } = SPARK_SIZES[size];
  const years = { firstYear, lastYear };
  const { girl, boy } = spark;
  const isEmpty = girl === undefined && boy === undefined;
  return (
    <svg
      className="spark"
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      preserveAspectRatio="xMinYMax meet"
      role="img"
      aria-label={isEmpty ? `No births on record for ${name}` : describeSpark(name, spark, years)}
    >
      <path className="b0" d={`M0 ${height - 1.5}H${width}`} />
      {girl === undefined ? null : <GirlLine {...sparkLine(girl, years, SPARK_SIZES[size])} />}
      {boy === undefined ? null : <BoyLine {...sparkLine(boy, years, SPARK_SIZES[size])} />}
    </svg>
  );
}

type LineProps = ReturnType<typeof sparkLine>;

function GirlLine({ path, endX, endY }: LineProps) {
  return (
    <g className="g-girl">
      <path className="ln" d={path} />
      <circle cx={endX} cy={endY} r="3.4" fill="currentColor" />
    </g>
  );
}

function BoyLine({ path, endX, endY }: LineProps) {
  return (
    <g className="g-boy">
      <path className="ln boy" d={path} />
      <path d={`M${endX} ${endY - 4.3}l4.3 4.3-4.3 4.3-4.3-4.3Z`} fill="currentColor" />
    </g>
  );
}
