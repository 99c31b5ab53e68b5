import type { Moment } from "#domain/names/page/name-page.ts";
import { formatCount } from "#domain/names/records/one-in.ts";
import { CrawlingBaby } from "#app/ui/crawling-baby.tsx";
import { type Hill, HILL_HEIGHT, HILL_WIDTH } from "./hill.ts";
import "./hazel-hill.css";

/** The lower edge of the cover: a name's popularity since the records began, and the baby on the latest part of it. */
export function HazelHill({ hill }: { readonly hill: Hill }) {
  const { name, sex, ridge, peak, low, latest } = hill;
  return (
    <div className="land">
      <svg
        className="hill"
        viewBox={`0 0 ${HILL_WIDTH} ${HILL_HEIGHT}`}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        <path className="hill-f" d={`${ridge}V${HILL_HEIGHT}H0Z`} />
        <path className="hill-l" d={ridge} vectorEffect="non-scaling-stroke" />
      </svg>
      <p className="vh">{`The edge below is the curve of ${name}, share of US ${sex}:`}</p>
      <ul>
        <Mark className="land-peak" title={`${name}, ${peak.year}`} moment={peak} unit={` ${sex}`} />
        {low === null ? null : <Mark className="land-low" title={String(low.year)} moment={low} unit="" />}
        {latest === null ? null : (
          <Mark className="land-latest" title={String(latest.year)} moment={latest} unit="" />
        )}
      </ul>
      <CrawlingBaby />
    </div>
  );
}

type MarkProps = {
  readonly className: string;
  readonly title: string;
  readonly moment: Moment;
  readonly unit: string;
};

function Mark({ className, title, moment, unit }: MarkProps) {
  return (
    <li className={`land-mark num ${className}`}>
      <b>{title}</b> <span>{`1 in ${formatCount(moment.oneIn)}${unit}`}</span>
    </li>
  );
}
