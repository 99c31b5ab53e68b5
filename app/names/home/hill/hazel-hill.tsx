import { ONE_IN } from "#content/finder/finder-words.ts";
import { here } from "#content/site/records-edition.ts";
import { formatCount } from "#domain/locale/numbers.ts";
import type { Moment } from "#domain/names/page/name-page.ts";
import { fillIn } from "#domain/text/fill-in.ts";
import { CrawlingBaby } from "#app/ui/scenes/crawling-baby.tsx";
import { DrawnHill } from "./drawn-hill.tsx";
import type { Hill } from "./hill.ts";

/** The lower edge of the cover: a name's popularity since the records began, and the baby on the latest part of it. */
export function HazelHill({ hill }: { readonly hill: Hill }) {
  return (
    <div className="land">
      <DrawnHill ridge={hill.ridge} />
      <HillMarks hill={hill} />
      <CrawlingBaby />
    </div>
  );
}

/** The three years that are worth marking on the hill of the house. */
export function HillMarks({ hill: { name, sex, peak, low, latest } }: { readonly hill: Hill }) {
  return (
    <>
      <p className="vh">{`The edge below is the curve of ${name}, share of ${here(sex)}:`}</p>
      <ul>
        <Mark className="land-peak" title={`${name}, ${peak.year}`} moment={peak} unit={` ${sex}`} />
        {low === null ? null : <Mark className="land-low" title={String(low.year)} moment={low} unit="" />}
        {latest === null ? null : (
          <Mark className="land-latest" title={String(latest.year)} moment={latest} unit="" />
        )}
      </ul>
    </>
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
      <b>{title}</b> <span>{`${fillIn(ONE_IN, { count: formatCount(moment.oneIn) })}${unit}`}</span>
    </li>
  );
}
