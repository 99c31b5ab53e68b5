import { useState } from "react";
import { GROWTH_PAGE } from "#content/site/growth-page.ts";
import { type Curve, CURVES, type Sex } from "#domain/growth/measure.ts";
import { ordinal, sayPercentile } from "#domain/growth/percentile.ts";
import type { Standards } from "#domain/growth/standards.ts";
import type { ChosenUnits } from "#domain/growth/units.ts";
import { fillIn } from "#domain/text/fill-in.ts";
import { pointsOf, type ReadDay, scoreOn } from "./child-points.ts";
import { ChoiceTabs } from "./choice-tabs.tsx";
import { describeScore } from "./day-scores.tsx";
import { drawGrowth } from "./draw-growth.ts";
import { GrowthChart } from "./growth-chart.tsx";
import { rangeAround, rangesOf, sayRange } from "./ranges.ts";
import { sayAge } from "#domain/growth/say-age.ts";

const { chart: WORDS, curves, many, standard, units: UNIT_WORDS } = GROWTH_PAGE;

type Props = {
  readonly standards: Standards;
  readonly sex: Sex;
  readonly days: readonly ReadDay[];
  readonly units: ChosenUnits;
  readonly curve: Curve;
  readonly onCurve: (curve: Curve) => void;
};

/** One of the four curves, as near as asked, with the child's points. */
export function CurveView({ standards, sex, days, units, curve, onCurve }: Props) {
  const [asked, setAsked] = useState<Partial<Record<Curve, string>>>({});
  const points = pointsOf(days, curve);
  const newest = points.at(-1);
  const ranges = rangesOf(curve);
  const range =
    ranges.find(({ id }) => id === asked[curve]) ??
    rangeAround(curve, newest === undefined ? null : (newest.byBirth ?? newest.at));
  const drawing = drawGrowth({ curve, tables: standards[sex], range, points, units });
  const words = newest === undefined ? [] : wordsOf(curve, newest.day, units);
  const isWeight = curve === "weight" || curve === "weightForLength";
  const unit = isWeight && units.weight !== "lb" ? "kg" : isWeight ? "lb" : units.length;
  const caption = fillIn(curve === "weightForLength" ? WORDS.byLength : WORDS.byAge, {
    unit,
    across: UNIT_WORDS[units.length].long,
  });
  return (
    <div className="gro-fig">
      <div className="gro-choose noprint">
        <ChoiceTabs
          label={WORDS.curve}
          className="gro-curves"
          choices={CURVES.map((id) => ({ id, label: curves[id] }))}
          chosen={curve}
          onChoose={onCurve}
        />
        <ChoiceTabs
          label={WORDS.range}
          className="gro-ranges"
          choices={ranges.map((each) => ({ id: each.id, label: sayRange(curve, each, units.length) }))}
          chosen={range.id}
          onChoose={(id) => setAsked((before) => ({ ...before, [curve]: id }))}
        />
      </div>
      <figure>
        <figcaption className="meta">
          <b>
            {curves[curve]}, {many[sex]}.
          </b>{" "}
          {caption} {WORDS.shaded}
        </figcaption>
        <div className="plot gro-plot">
          <GrowthChart
            drawing={drawing}
            label={[
              `${curves[curve]}, ${many[sex]}, ${sayRange(curve, range, units.length)}.`,
              caption,
              ...words,
            ].join(" ")}
            words={words}
          />
        </div>
        <p className="meta">{standard}</p>
      </figure>
    </div>
  );
}

/** Beside the newest point: "6 months", "7.3 kg", "50th percentile". */
function wordsOf(curve: Curve, day: ReadDay, units: ChosenUnits): readonly string[] {
  const reading = scoreOn(day.readings, curve);
  const { corrected, days, measurement } = day;
  const value = curve === "weightForLength" ? measurement.weight : measurement[curve];
  const amount = value === undefined ? "" : describeScore({ curve, value }, units);
  if (curve === "weightForLength") {
    return reading === undefined ? [amount] : [amount, percentileWords(reading.z)];
  }
  const age =
    corrected === null ? sayAge(days) : corrected < 0 ? "" : `${sayAge(corrected)} ${WORDS.corrected}`;
  const first = [age, amount].filter((each) => each !== "");
  return reading === undefined ? first : [...first, percentileWords(reading.z)];
}

function percentileWords(z: number): string {
  return `${Object.values(ordinal(sayPercentile(z))).join("")} percentile`;
}
