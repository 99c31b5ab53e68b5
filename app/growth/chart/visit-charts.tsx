import { GROWTH_PAGE } from "#content/site/growth-page.ts";
import { CURVES } from "#domain/growth/measure.ts";
import { pointsOf } from "./child-points.ts";
import { SizedChart } from "./growth-chart.tsx";
import { type Shown, viewOf } from "./view-of-curve.ts";
import "#app/growth/visit.css";

const { chart, standard } = GROWTH_PAGE;
/** The table above says what the newest point is. */
const NO_WORDS: readonly string[] = [];

/** On paper: every curve with a point of the child on it, side by side. */
export function VisitCharts(shown: Shown) {
  const measured = CURVES.filter((curve) => pointsOf(shown.days, curve).length > 0);
  return (
    <div className="gro-visit">
      {measured.map((curve) => {
        const { drawing, label, caption } = viewOf({ ...shown, curve });
        return (
          <figure key={curve}>
            <figcaption className="meta">
              <b>{caption.what}</b> {caption.axes}
            </figcaption>
            <div className="plot gro-plot">
              <SizedChart size="paper" drawing={drawing} label={label} words={NO_WORDS} />
            </div>
          </figure>
        );
      })}
      <p className="meta">
        {standard}. {chart.shaded}{" "}
        {shown.days.some(({ corrected }) => corrected !== null) ? chart.rings : null}
      </p>
    </div>
  );
}
