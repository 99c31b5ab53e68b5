import { type KeyboardEvent, useState } from "react";
import { HOME_WORDS } from "#content/site/home-words.ts";
import { get } from "#app/api/request.ts";
import { createAnswerCache } from "#app/fetching/answer-cache.ts";
import { useLoaded } from "#app/fetching/use-loaded.ts";
import { CrawlingBaby } from "#app/ui/crawling-baby.tsx";
import { peakYear, type YearCurve } from "#domain/names/page/year-curve.ts";
import { babyOn } from "./baby-on.ts";
import { type CurveAnswer, isCurveAnswer } from "./curve-answer.ts";
import { DrawnHill } from "./drawn-hill.tsx";
import { HillMarks } from "./hazel-hill.tsx";
import { flagAt, heightsOf, heightsOfRidge, type Hill, type NamedHill, ridgeThrough } from "./hill.ts";
import { HillFlag } from "./hill-flag.tsx";
import { useMorph } from "./use-morph.ts";
import { useSize } from "./use-size.ts";

/** Years that Page Up and Page Down move. */
const PAGE_YEARS = 10;

const cache = createAnswerCache<CurveAnswer>();

type Props = {
  /** What is shown while no name is asked for. */
  readonly rest: Hill;
  /** The name that is asked for. */
  readonly asked: string | null;
  /** What the server has drawn of it, until its curve is here. */
  readonly sent: NamedHill | null;
};

/**
 * The hill, which turns into the curve of the name that is asked for, and is read year by year with keys, pointer or finger.
 * Fetched when somebody types. Without the curve it stays what it was.
 */
export function LivingHill({ rest, asked, sent }: Props) {
  const loaded = useLoaded<CurveAnswer>(
    (signal) =>
      get(`/api/names/curve?${new URLSearchParams({ nameId: asked ?? "" })}`, isCurveAnswer, { signal }),
    { key: asked, cache },
  );
  const curve = loaded.before?.curve ?? null;
  const named = curve ?? sent;
  const heights = useMorph(
    curve === null ? heightsOfRidge((sent ?? rest).ridge) : heightsOf(curve.perMillion),
    named?.id ?? "",
  );
  const { ref, size } = useSize();
  const baby = named === null ? {} : babyOn(heights, size);
  return (
    <div ref={ref} className="land" data-name={named?.name}>
      <DrawnHill ridge={ridgeThrough(heights)} />
      {baby === null ? null : (
        <div className="land-baby" style={baby}>
          <CrawlingBaby />
        </div>
      )}
      {named === null ? <HillMarks hill={rest} /> : null}
      {curve === null ? sent && <HillFlag flag={sent.flag} /> : <YearsOf key={curve.id} curve={curve} />}
    </div>
  );
}

/** A year of the curve in words. Over it lies the browser's own slider: arrows, Home and End, touch and screen readers are its business. */
function YearsOf({ curve }: { readonly curve: YearCurve }) {
  const [year, setYear] = useState(() => peakYear(curve));
  const last = curve.firstYear + curve.perMillion.length - 1;
  const moveTo = (next: number) => setYear(Math.min(last, Math.max(curve.firstYear, next)));
  const onKeyDown = (event: KeyboardEvent) => {
    const years = { PageUp: PAGE_YEARS, PageDown: -PAGE_YEARS }[event.key];
    if (years === undefined) return;
    event.preventDefault();
    moveTo(year + years);
  };
  const flag = flagAt(curve, year);
  return (
    <>
      <HillFlag flag={flag} />
      <input
        type="range"
        className="bare-slider"
        aria-label={HOME_WORDS.hill.years(curve.name)}
        aria-valuetext={`${flag.title}: ${flag.words}`}
        min={curve.firstYear}
        max={last}
        value={year}
        onChange={(event) => moveTo(event.target.valueAsNumber)}
        onKeyDown={onKeyDown}
      />
    </>
  );
}
