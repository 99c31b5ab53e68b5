import { href, Link } from "react-router";
import type { Parts } from "#app/head/page-parts.ts";
import { SaveButton } from "#app/saved-names/save-button.tsx";
import { HtmlPart } from "#app/ui/html-part.tsx";
import { SectionHead } from "#app/ui/section-head.tsx";
import type { NeighbourGroup } from "./neighbour-words.ts";
import { partOfSpark, unpackNeighbour } from "./packed-neighbour.ts";
import "#app/saved-names/save-button.css";
import "#app/ui/sparkline.css";
import "./neighbours.css";

type Props = {
  readonly name: string;
  readonly groups: readonly NeighbourGroup[];
  readonly parts: Parts | null;
  /** The last year of the records. */
  readonly year: number;
};

/** Other names to look at, each with its reason. */
export function NeighboursSection({ name, groups, parts, year }: Props) {
  return (
    <section className="sec" aria-labelledby="like">
      <SectionHead id="like" title={`Names like ${name}`}>
        <span className="meta">Each with its reason</span>
      </SectionHead>
      {groups.map(({ title, names, hasCurves }) => (
        <div key={title} className="lst-group">
          <h3>{title}</h3>
          <ul className="lst">
            {names.map((packed) => (
              <NeighbourRow key={packed} packed={packed} year={year} parts={parts} hasCurve={hasCurves} />
            ))}
          </ul>
        </div>
      ))}
    </section>
  );
}

type RowProps = {
  readonly packed: string;
  readonly year: number;
  readonly parts: Parts | null;
  readonly hasCurve: boolean;
};

function NeighbourRow({ packed, year, parts, hasCurve }: RowProps) {
  const { babyName, reason } = unpackNeighbour(packed, year);
  return (
    <li>
      <Link className="n" to={href("/names/:slug", { slug: babyName.id })} discover="none">
        {babyName.name}
      </Link>
      <span className="w num">{reason}</span>
      {hasCurve ? (
        <HtmlPart as="span" className="row-curve" name={partOfSpark(babyName.id)} parts={parts} />
      ) : null}
      <SaveButton babyName={babyName} />
    </li>
  );
}
