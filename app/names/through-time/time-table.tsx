import { List } from "lucide";
import { memo, useDeferredValue, useState } from "react";
import { href, Link } from "react-router";
import { THROUGH_TIME } from "#content/through-time/through-time-page.ts";
import { formatCount } from "#domain/locale/numbers.ts";
import { decadeOf } from "#domain/names/records/share-curve.ts";
import { fillIn } from "#domain/text/fill-in.ts";
import { Icon } from "#app/ui/icon.tsx";
import { WideTable } from "#app/ui/wide-table.tsx";
import { hasWish, REST, readBands } from "./say-bands.ts";
import type { ShownTime } from "./use-time.ts";
import "#app/ui/numbers.css";

const { table, counted } = THROUGH_TIME;

type Row = { readonly key: string; readonly name: string; readonly births: readonly number[] };

type Props = { readonly shown: ShownTime };

/**
 * The chart in figures. They come with the page, for those without scripts; from then on they follow the chart while they are
 * open: 700 cells would take longer than the chart.
 */
export function TimeTable({ shown }: Props) {
  const [isOpen, setOpen] = useState(false);
  // The chart first: the table may come a moment later.
  const late = useDeferredValue(shown);
  const [inTable, setInTable] = useState(late);
  if (isOpen && inTable !== late) setInTable(late);
  return (
    <details className="numbers tt-numbers" onToggle={({ currentTarget: { open } }) => setOpen(open)}>
      <summary>
        <Icon of={List} />
        {table.title}
      </summary>
      <Figures shown={inTable} />
    </details>
  );
}

/** Births of each band by decade, which add up. */
const Figures = memo(function Figures({ shown: { request, bands } }: Props) {
  const { firstYear, listed } = bands;
  const decades = [...new Set(listed.map((_, year) => decadeOf(firstYear + year)))];
  const isRest = ({ key }: Row) => (key === REST ? 1 : 0);
  const rows: readonly Row[] = readBands(bands).toSorted(
    (one, other) => isRest(one) - isRest(other) || sumOf(other.births) - sumOf(one.births),
  );
  const drawn = listed.map((_, year) => rows.reduce((sum, { births }) => sum + (births[year] ?? 0), 0));
  const sums: readonly Row[] = [
    ...(hasWish(request)
      ? [{ key: "others", name: table.others, births: listed.map((all, year) => all - (drawn[year] ?? 0)) }]
      : []),
    { key: "listed", name: table.listed, births: listed },
  ];
  return (
    <>
      <p className="small quiet">{fillIn(table.note, { counted: counted[request.whose] })}</p>
      <WideTable label={table.title}>
        <thead>
          <tr>
            <th scope="col">{table.name}</th>
            <th scope="col">{table.total}</th>
            {decades.map((decade) => (
              <th key={decade} scope="col">
                {fillIn(table.decade, { decade: String(decade) })}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {[...rows, ...sums].map(({ key, name, births }) => (
            <tr key={key}>
              <th scope="row">
                {key === REST || sums.some((sum) => sum.key === key) ? (
                  name
                ) : (
                  <Link className="name-link" to={href("/names/:slug", { slug: key })} discover="none">
                    {name}
                  </Link>
                )}
              </th>
              <td>{formatCount(sumOf(births))}</td>
              {decades.map((decade) => (
                <td key={decade}>
                  {cellWords(sumOf(births.slice(Math.max(0, decade - firstYear), decade + 10 - firstYear)))}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </WideTable>
    </>
  );
});

/** Nothing listed is no zero: there may have been four. */
function cellWords(births: number): string {
  return births === 0 ? "–" : formatCount(births);
}

function sumOf(births: readonly number[]): number {
  return births.reduce((sum, each) => sum + each, 0);
}
