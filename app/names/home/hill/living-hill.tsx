import { useEffect } from "react";
import { get } from "#app/api/request.ts";
import { createAnswerCache } from "#app/fetching/answer-cache.ts";
import { useLoaded } from "#app/fetching/use-loaded.ts";
import { CrawlingBaby } from "#app/ui/scenes/crawling-baby.tsx";
import { peakYear } from "#domain/names/page/year-curve.ts";
import { babyOn } from "#app/names/home/baby-on.ts";
import { type CurveAnswer, isCurveAnswer } from "./curve-answer.ts";
import { DrawnHill } from "./drawn-hill.tsx";
import { HillMarks } from "./hazel-hill.tsx";
import { flagAt, heightsOf, heightsOfRidge, type Hill, type NamedHill, ridgeThrough } from "./hill.ts";
import { HillFlag } from "./hill-flag.tsx";
import type { HillReading } from "./hill-years.tsx";
import { useMorph } from "./use-morph.ts";
import { useSize } from "./use-size.ts";

const cache = createAnswerCache<CurveAnswer>();

type Props = {
  /** What is shown while no name is asked for. */
  readonly rest: Hill;
  /** The name that is asked for. */
  readonly asked: string | null;
  /** What the server has drawn of it, until its curve is here. */
  readonly sent: NamedHill | null;
  /** The year that is read; null until somebody has chosen one, and nothing is read at rest. */
  readonly year: number | null;
  /** Told whenever another year can be read. */
  readonly onRead: (reading: HillReading) => void;
};

/**
 * The hill, which turns into the curve of the name that is asked for, and shows the year that is read. Fetched when somebody
 * types or reads. Without the curve it stays what it was; at rest its years are read on the means that are drawn.
 */
export function LivingHill({ rest, asked, sent, year, onRead }: Props) {
  const wanted = asked ?? (year === null ? null : rest.name);
  const loaded = useLoaded<CurveAnswer>(
    (signal) =>
      get(`/api/names/curve?${new URLSearchParams({ nameId: wanted ?? "" })}`, isCurveAnswer, { signal }),
    { key: wanted, cache },
  );
  const curve = loaded.before?.curve ?? null;
  const drawn = asked === null ? null : curve;
  const named = asked === null ? null : (curve ?? sent);
  const heights = useMorph(
    drawn === null ? heightsOfRidge((sent ?? rest).ridge) : heightsOf(drawn.perMillion),
    named?.id ?? "",
  );
  const { ref, size } = useSize();
  const baby = named === null ? {} : babyOn(heights, size);
  const isRead = curve !== null && (named !== null || curve.name === rest.name);
  const flag = isRead ? flagAt(curve, year ?? peakYear(curve), heights, size) : null;
  const of = flag === null ? undefined : curve?.name;
  const read = year ?? (curve === null ? 0 : peakYear(curve));
  const words = flag === null ? "" : `${flag.title}: ${flag.words}`;
  useEffect(() => {
    if (of !== undefined) onRead({ of, year: read, words });
  }, [of, read, words, onRead]);
  const shown = flag ?? (named === null ? null : sent?.flag);
  return (
    <div ref={ref} className="land" data-name={named?.name}>
      <DrawnHill ridge={ridgeThrough(heights)} />
      {baby === null ? null : (
        <div className="land-baby" style={baby}>
          <CrawlingBaby />
        </div>
      )}
      {shown ? <HillFlag flag={shown} /> : <HillMarks hill={rest} />}
    </div>
  );
}
