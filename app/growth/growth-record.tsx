import { memo } from "react";
import { GROWTH_PAGE } from "#content/site/growth-page.ts";
import type { Curve, Sex } from "#domain/growth/measure.ts";
import type { Child } from "#domain/growth/stored-growth.ts";
import type { ChosenUnits } from "#domain/growth/units.ts";
import { AsSent } from "#app/fetching/as-sent.tsx";
import { TryAgain } from "#app/fetching/try-again.tsx";
import type { useStandards } from "#app/growth-standards/load-standards.ts";
import { useHydrated } from "#app/ui/use-hydrated.ts";
import type { ReadDay } from "./chart/child-points.ts";
import { CurveView } from "./chart/curve-view.tsx";
import { DayScores } from "./day-scores.tsx";
import { GrowthHistory } from "./growth-history.tsx";
import { usePrinting } from "./use-printing.ts";
import { VisitCharts } from "./chart/visit-charts.tsx";

/** What is kept of a child; of a new one nothing. */
export type Kept = {
  readonly child: Child | null;
  readonly sex: Sex;
  readonly units: ChosenUnits;
  readonly days: readonly ReadDay[];
  /** The day whose percentiles are shown. */
  readonly day: ReadDay | undefined;
};

type Props = {
  readonly kept: Kept;
  readonly loaded: ReturnType<typeof useStandards>;
  readonly curve: Curve;
  readonly onCurve: (curve: Curve) => void;
};

/** The curve, the percentiles of one day and the history. Its own component, so that it is drawn when there is time for it. */
export const GrowthRecord = memo(function GrowthRecord({ kept, loaded, curve, onCurve }: Props) {
  const { child, sex, units, days, day } = kept;
  const isHydrated = useHydrated();
  const isPrinting = usePrinting();
  const shown = { sex, days, units };
  const isOnPaper = isPrinting && loaded.state === "loaded" && days.length > 0;
  return (
    <>
      {loaded.state === "loaded" ? (
        <CurveView
          key={child?.id ?? "new"}
          standards={loaded.value}
          {...shown}
          curve={curve}
          onCurve={onCurve}
          className={isOnPaper ? "noprint" : ""}
        />
      ) : !isHydrated ? (
        <AsSent className="gro-fig" />
      ) : loaded.state === "failed" ? (
        <TryAgain words={GROWTH_PAGE.failed} retry={loaded.retry} className="gro-wait meta" />
      ) : (
        <p className="gro-wait meta" role="status">
          {GROWTH_PAGE.waiting}
        </p>
      )}
      {day === undefined ? null : <DayScores day={day} units={units} />}
      {isOnPaper ? <VisitCharts standards={loaded.value} {...shown} /> : null}
      {child === null || days.length === 0 ? null : <GrowthHistory child={child} days={days} units={units} />}
    </>
  );
});
