import { Printer, X } from "lucide";
import { GROWTH_PAGE } from "#content/site/growth-page.ts";
import type { Child } from "#domain/growth/stored-growth.ts";
import { GROWTH_MEASURES } from "#domain/growth/measure.ts";
import { sayPercentile } from "#domain/growth/percentile.ts";
import { type ChosenUnits, sayAmount } from "#domain/growth/units.ts";
import { shortDayWords } from "#domain/locale/dates.ts";
import { fillIn } from "#domain/text/fill-in.ts";
import { Icon } from "#app/ui/icon.tsx";
import { toasts } from "#app/ui/toast/toast-store.ts";
import { type ReadDay, scoreOn } from "./chart/child-points.ts";
import { storeGrowth, storedGrowth } from "./growth-store.ts";
import { sayAge } from "#domain/growth/say-age.ts";
import { WideTable } from "#app/ui/wide-table.tsx";
import { Tooltip } from "#app/ui/tooltip/tooltip.tsx";

const { history: WORDS } = GROWTH_PAGE;

/** So many go on one sheet with the curves: the newest. */
const MOST_ON_PAPER = 8;

type Props = { readonly child: Child; readonly days: readonly ReadDay[]; readonly units: ChosenUnits };

/** What is kept of a child, and how to be rid of it. */
export function GrowthHistory({ child, days, units }: Props) {
  const earlier = days.length - MOST_ON_PAPER;
  return (
    <section aria-label={WORDS.caption} className="gro-history">
      <WideTable label={WORDS.caption}>
        <caption>{WORDS.caption}</caption>
        <thead>
          <tr>
            <th scope="col">{WORDS.date}</th>
            <th scope="col">{WORDS.age}</th>
            {GROWTH_MEASURES.map((measure) => (
              <th key={measure} scope="col" className="r">
                {WORDS.measures[measure]}
              </th>
            ))}
            <th scope="col" className="noprint">
              <span className="vh">{WORDS.remove}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {days.map((day, place) => {
            const date = shortDayWords(day.measurement.date);
            return (
              <tr key={day.measurement.date} className={place < earlier ? "noprint" : undefined}>
                <th scope="row">{date}</th>
                <td>{sayAge(day.days)}</td>
                {GROWTH_MEASURES.map((measure) => {
                  const value = day.measurement[measure];
                  const z = scoreOn(day.readings, measure)?.z;
                  return (
                    <td key={measure} className="r">
                      {value === undefined
                        ? "–"
                        : sayAmount(value, measure === "weight" ? units.weight : units.length)}
                      {z === undefined ? null : <span className="quiet gro-small">{sayPercentile(z)}</span>}
                    </td>
                  );
                })}
                <td className="noprint">
                  <Tooltip text={fillIn(WORDS.removeOf, { date })}>
                    <button
                      type="button"
                      className="icon-btn"
                      aria-label={fillIn(WORDS.removeOf, { date })}
                      onClick={() => remove(child, day.measurement.date)}
                    >
                      <Icon of={X} />
                    </button>
                  </Tooltip>
                </td>
              </tr>
            );
          })}
        </tbody>
      </WideTable>
      <p className="meta">{WORDS.note}</p>
      {earlier > 0 ? (
        <p className="meta gro-paper">{fillIn(WORDS.earlier, { count: `${earlier}` })}</p>
      ) : null}
      <div className="gro-actions noprint">
        <button type="button" className="btn" onClick={() => globalThis.print()}>
          <Icon of={Printer} />
          {WORDS.print}
        </button>
        <button type="button" className="btn btn-quiet" onClick={() => forget(child)}>
          {WORDS.forget}
        </button>
      </div>
    </section>
  );
}

/** Takes a day away; the last one takes the child along. */
function remove(child: Child, date: string): void {
  const measurements = child.measurements.filter((each) => each.date !== date);
  if (measurements.length === 0) return forget(child);
  change(WORDS.removed, (children) =>
    children.map((each) => (each.id === child.id ? { ...each, measurements } : each)),
  );
}

function forget(child: Child): void {
  change(WORDS.forgotten, (children) => children.filter(({ id }) => id !== child.id));
}

/** At once, and with a way back for as long as the notification stands. */
function change(title: string, make: (children: readonly Child[]) => readonly Child[]): void {
  const { children } = storedGrowth();
  storeGrowth((kept) => ({ ...kept, children: make(kept.children) }));
  toasts.add({
    title,
    description: WORDS.onlyHere,
    action: { label: WORDS.undo, onClick: () => storeGrowth((kept) => ({ ...kept, children })) },
  });
}
