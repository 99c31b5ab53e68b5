import { GROWTH_MEASURES } from "#domain/growth/measure.ts";
import { ordinal } from "#domain/growth/percentile.ts";
import { LINES } from "#domain/growth/standing.ts";
import type { PercentileRow } from "#domain/printables/growth-figures.ts";
import type { Block } from "#domain/printables/sheet.ts";
import { SheetTable } from "./sheet-table.tsx";

type Props = {
  readonly block: Extract<Block, { kind: "percentiles" | "curves" }>;
  readonly rows: readonly PercentileRow[];
};

const COLUMNS = 1 + GROWTH_MEASURES.length * LINES.length;

/** Where WHO's lines run: two lines an age, kilograms and centimeters above pounds and inches. */
export function PercentileTable({ block: { title, age, measures, source }, rows }: Props) {
  return (
    <section className="sheet-block">
      <h2>{title}</h2>
      <SheetTable label={title} className="sheet-lines-table num" columns={COLUMNS}>
        <thead>
          <tr>
            <th rowSpan={2} scope="col">
              {age}
            </th>
            {GROWTH_MEASURES.map((measure) => (
              <th key={measure} colSpan={LINES.length} scope="colgroup" className="sheet-group">
                {measures[measure]}
              </th>
            ))}
          </tr>
          <tr>
            {GROWTH_MEASURES.map((measure) =>
              LINES.map((line, place) => (
                <th
                  key={`${measure} ${line}`}
                  scope="col"
                  className={place === 0 ? "sheet-group" : undefined}
                >
                  {Object.values(ordinal(String(line))).join("")}
                </th>
              )),
            )}
          </tr>
        </thead>
        {rows.map(({ months, metric, us }) => (
          <tbody key={months}>
            {[metric, us].map((values, line) => (
              <tr key={line === 0 ? "metric" : "us"}>
                {line === 0 ? (
                  <th rowSpan={2} scope="rowgroup">
                    {months}
                  </th>
                ) : null}
                {GROWTH_MEASURES.map((measure) =>
                  values[measure].map((value, place) => (
                    <td
                      key={`${measure} ${LINES[place]}`}
                      className={place === 0 ? "sheet-group" : undefined}
                      data-median={LINES[place] === 50 ? "" : undefined}
                    >
                      {value}
                    </td>
                  )),
                )}
              </tr>
            ))}
          </tbody>
        ))}
      </SheetTable>
      <p className="sheet-source">{source}</p>
    </section>
  );
}
