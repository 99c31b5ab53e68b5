import { useState } from "react";
import { GROWTH_PAGE } from "#content/site/growth-page.ts";
import { type Curve, CURVES } from "#domain/growth/measure.ts";
import { ChoiceTabs } from "#app/growth/choice-tabs.tsx";
import { GrowthChart } from "./growth-chart.tsx";
import { rangesOf, sayRange } from "./ranges.ts";
import { type Shown, viewOf } from "./view-of-curve.ts";

const { chart: WORDS, curves, standard } = GROWTH_PAGE;

type Props = Shown & {
  readonly curve: Curve;
  readonly onCurve: (curve: Curve) => void;
  readonly className: string;
};

/** One of the four curves, as near as asked, with the child's points. */
export function CurveView({ curve, onCurve, className, ...shown }: Props) {
  const [asked, setAsked] = useState<Partial<Record<Curve, string>>>({});
  const { units } = shown;
  const ranges = rangesOf(curve);
  const lookedAt = ranges.find(({ id }) => id === asked[curve]);
  const { drawing, range, words, label, caption } = viewOf({ ...shown, curve, lookedAt });
  return (
    <div className={`gro-fig ${className}`}>
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
          <b>{caption.what}</b> {caption.axes} {WORDS.shaded}
        </figcaption>
        <div className="plot gro-plot">
          <GrowthChart drawing={drawing} label={label} words={words} />
        </div>
        <p className="meta">{standard}</p>
      </figure>
    </div>
  );
}
