import { href, Link } from "react-router";
import { RECORDS_EDITION } from "#content/site/records-edition.ts";
import { COMPARE_PAGE } from "#content/site/compare-page.ts";
import { isAbsent } from "#app/site/is-absent.ts";
import { PATHS } from "#app/site/paths.data.ts";
import { SectionHead } from "#app/ui/section-head.tsx";
import { HeadCells } from "#app/ui/head-cells.tsx";
import { WideTable } from "#app/ui/wide-table.tsx";
import type { CompareView } from "./compare-view.ts";
import { labelled } from "./line-names.ts";
import { LineSample } from "./chart/line-mark.tsx";

const { facts: words } = COMPARE_PAGE;
const HAS_AGES = !isAbsent(PATHS.howOld);

/** What the curve does not say: how common a name is today, where it comes from, how old its bearers are. */
export function FactsTable({
  words: { lines, factHeads: heads, facts, records },
}: {
  readonly words: CompareView;
}) {
  return (
    <section className="shell sec" aria-labelledby="cmp-facts">
      <SectionHead id="cmp-facts" title={words.heading}>
        <span className="meta">{RECORDS_EDITION}</span>
      </SectionHead>
      <WideTable label={words.heading} className="cmp-facts">
        <thead>
          <tr>
            <HeadCells heads={heads} />
          </tr>
        </thead>
        <tbody>
          {lines.map(({ key, id, name, factsWhose, family, style }, place) => (
            <tr key={key}>
              <th scope="row">
                <LineSample style={style} />
                <Link to={href("/names/:slug", { slug: id })}>{labelled(name, factsWhose)}</Link>
                {family ? <span className="meta">{COMPARE_PAGE.family}</span> : null}
              </th>
              {facts[place]?.cells.map(({ words: cell, more }, column) => (
                <td key={heads[column + 1]}>
                  {cell}
                  {more === null ? null : <span className="meta">{more}</span>}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </WideTable>
      <p className="meta cmp-note">
        {HAS_AGES ? `${words.ages.replace("{year}", String(records.to))} ` : null}
        {words.note.replace("{own}", HAS_AGES ? words.own.withAges : words.own.withoutAges)}
      </p>
    </section>
  );
}
