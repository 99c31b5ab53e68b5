import { GROWTH_PAGE } from "#content/site/growth-page.ts";
import { LINES } from "#domain/growth/standing.ts";
import { ordinal } from "#domain/growth/percentile.ts";
import { SectionHead } from "#app/ui/section-head.tsx";
import type { CurveTable } from "./build-tables.ts";
import { WideTable } from "#app/ui/wide-table.tsx";
import "./curve-tables.css";
import "#app/ui/fold.css";

const { tables: WORDS, sexes, curves } = GROWTH_PAGE;

/** Where the lines run, for who would rather read, or has no JavaScript. */
export function CurveTables({ tables }: { readonly tables: readonly CurveTable[] }) {
  return (
    <section className="shell sec gro-tables noprint" aria-labelledby="growth-tables">
      <SectionHead id="growth-tables" title={WORDS.heading} />
      <p className="quiet">{WORDS.lead}</p>
      {tables.map(({ sex, curve, rows }) => {
        const name = curve === "length" ? WORDS.lengthTitle : curves[curve].toLowerCase();
        const title = `${sexes[sex]}: ${name}, ${WORDS.units[curve]}`;
        return (
          <details key={title} className="fold">
            <summary>{title}</summary>
            <WideTable label={title}>
              <thead>
                <tr>
                  <th scope="col">{curve === "weightForLength" ? WORDS.lengthColumn : WORDS.ageColumn}</th>
                  {LINES.map((line) => (
                    <th key={line} scope="col" className="r">
                      {Object.values(ordinal(String(line))).join("")}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {rows.map(({ at, values }) => (
                  <tr key={at}>
                    <th scope="row">{at}</th>
                    {values.map((value, place) => (
                      <td key={LINES[place]} className="r">
                        {value}
                      </td>
                    ))}
                  </tr>
                ))}
              </tbody>
            </WideTable>
          </details>
        );
      })}
    </section>
  );
}
