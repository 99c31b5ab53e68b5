import type { ReactNode } from "react";
import { Link } from "react-router";
import { STATE_RANKS } from "#content/places/rank-words.ts";
import { PLACES } from "#content/site/places-page.ts";
import { fillIn } from "#domain/text/fill-in.ts";
import type { Parts } from "#app/head/page-parts.ts";
import { Choices } from "#app/names/places/choices.tsx";
import type { MapView } from "#app/names/places/map-view.ts";
import { PART_OF_MAP, PART_OF_TABLE } from "#app/names/places/part-of-map.ts";
import { HtmlPart } from "#app/ui/html-part.tsx";
import { SectionHead } from "#app/ui/section-head.tsx";
import { ScrollBox } from "#app/ui/wide-table.tsx";
import type { RankView } from "./rank-view.ts";
import "./ranks.css";

type Props = {
  readonly words: Pick<MapView, "name" | "namePath">;
  readonly ranks: RankView;
  readonly parts: Parts | null;
  /** The choice of years. */
  readonly children: ReactNode;
};

/** A name's ranks in the states in a decade: the drawing, and every state in a table. */
export function RankSection({ words: { name, namePath }, ranks, parts, children }: Props) {
  const { rank, births } = STATE_RANKS.table;
  return (
    <section aria-labelledby="map">
      <SectionHead id="map" title={`${name ?? ""}, ${ranks.years}`}>
        {namePath === null ? null : (
          <Link to={namePath}>{fillIn(PLACES.allAbout, { name: name ?? "" })}</Link>
        )}
      </SectionHead>
      <Choices label={PLACES.whose} choices={ranks.sexes} />
      {ranks.asked === null ? null : <p className="pl-asked">{ranks.asked}</p>}
      <div className="pl-body">
        <div className="pl-drawing">
          <HtmlPart as="div" name={PART_OF_MAP} parts={parts} className="pl-part" />
          {children}
          <p className="meta">{STATE_RANKS.why}</p>
        </div>
        <div>
          <ScrollBox label={PLACES.every}>
            <table className="tbl num pl-table">
              <thead>
                <tr>
                  <th scope="col">{PLACES.table.state}</th>
                  <th scope="col" className="r">
                    {rank}
                  </th>
                  <th scope="col" className="r">
                    {births}
                  </th>
                </tr>
              </thead>
              <HtmlPart as="tbody" name={PART_OF_TABLE} parts={parts} />
            </table>
          </ScrollBox>
          <p className="meta pl-rule">{STATE_RANKS.rule}</p>
        </div>
      </div>
    </section>
  );
}
