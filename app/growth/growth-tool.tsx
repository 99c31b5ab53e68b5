import { useDeferredValue, useMemo, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { GROWTH_PAGE } from "#content/site/growth-page.ts";
import type { Curve, Sex } from "#domain/growth/measure.ts";
import type { ChartedChild } from "#domain/printables/charted-growth.ts";
import { readDay } from "./chart/child-points.ts";
import { ChartOffer } from "./chart/chart-offer.tsx";
import { ChildPicker } from "./child-picker.tsx";
import { GrowthForm } from "./growth-form.tsx";
import { GrowthRecord, type Kept } from "./growth-record.tsx";
import { GrowthResult } from "./growth-result.tsx";
import { GrowthWho } from "./growth-who.tsx";
import { storeGrowth, useStoredGrowth } from "./growth-store.ts";
import { useStandards } from "#app/growth-standards/load-standards.ts";

/** Where form and result stand side by side. */
const BESIDE = "(min-width: 64rem)";

type Props = {
  /** Growth charts that were filled in on this device. */
  readonly charts: readonly ChartedChild[];
};

/** Form, result and chart of one child; a new one until a first measurement is kept. */
export function GrowthTool({ charts }: Props) {
  const { children, units } = useStoredGrowth();
  const loaded = useStandards();
  const standards = loaded.state === "loaded" ? loaded.value : null;
  const [picked, setPicked] = useState<string | null>();
  const [newSex, setNewSex] = useState<Sex>("girl");
  const [curve, setCurve] = useState<Curve>("weight");
  const [shown, setShown] = useState<string>();
  const result = useRef<HTMLHeadingElement>(null);
  const out = useRef<HTMLDivElement>(null);

  const child =
    picked === null ? null : (children.find(({ id }) => id === picked) ?? children.at(-1) ?? null);
  const sex = child?.sex ?? newSex;
  const kept = useMemo<Kept>(() => {
    const days =
      standards && child
        ? child.measurements.map((measurement) => readDay(standards, child, measurement))
        : [];
    const day = days.find(({ measurement }) => measurement.date === shown) ?? days.at(-1);
    return { child, sex, units, days, day };
  }, [standards, child, sex, units, shown]);
  const { day, days } = kept;
  // A phone takes a quarter of a second to draw all of it: the result, which was asked for, does not wait for that.
  const drawn = useDeferredValue(kept);

  const onSex = (chosen: Sex) => {
    setNewSex(chosen);
    if (child === null) return;
    storeGrowth((stored) => ({
      ...stored,
      children: stored.children.map((each) => (each.id === child.id ? { ...each, sex: chosen } : each)),
    }));
  };
  const onAdded = (id: string, date: string) => {
    // The result must be there before it takes the focus.
    flushSync(() => {
      setPicked(id);
      setShown(date);
    });
    // Both ask where everything stands, which takes a slow phone as long again: the next frame has to know it anyway.
    requestAnimationFrame(() => {
      result.current?.focus({ preventScroll: true });
      // Under the form it would be looked for: the whole of it comes into view, its curve with it.
      out.current?.scrollIntoView({ block: matchMedia(BESIDE).matches ? "nearest" : "start" });
    });
  };

  // Until the curves are here, there is nothing to see of what is kept (growth.css).
  const isAwaited = child !== null && day === undefined && loaded.state === "loading";
  const form = (
    <div key="form" className="gro-side noprint">
      {standards
        ? charts.map((chart) => (
            <ChartOffer key={`${chart.id} ${chart.sex}`} {...{ standards, chart, onAdded }} />
          ))
        : null}
      <GrowthForm
        key={child?.id ?? "new"}
        child={child}
        sex={sex}
        units={units}
        onSex={onSex}
        onAdded={onAdded}
      />
      <p className="tool-noscript">{GROWTH_PAGE.noScript}</p>
    </div>
  );
  const record = (
    <div key="record" ref={out} className="gro-out needs-script">
      {child === null || day === undefined ? (
        <p className="quiet gro-empty">{GROWTH_PAGE.empty}</p>
      ) : (
        <>
          <GrowthWho child={child} />
          <GrowthResult day={day} sex={sex} curve={curve} isOnly={days.length === 1} ref={result} />
        </>
      )}
      <GrowthRecord kept={drawn} loaded={loaded} curve={curve} onCurve={setCurve} />
    </div>
  );
  return (
    <div className="shell gro" data-awaited={isAwaited ? "" : undefined}>
      <ChildPicker
        kept={children}
        chosen={child?.id ?? null}
        onChoose={(id) => {
          setPicked(id);
          setShown(undefined);
        }}
      />
      {/* Whoever comes back wants to see; whoever is new has to say. */}
      {child === null ? [form, record] : [record, form]}
    </div>
  );
}
