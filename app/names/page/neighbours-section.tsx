import { href, Link } from "react-router";
import { SaveButton } from "#app/saved-names/save-button.tsx";
import { SectionHead } from "#app/ui/section-head.tsx";
import { Sparkline } from "#app/ui/sparkline.tsx";
import { type NeighbourGroup, type NeighbourView, receivedSpark } from "./neighbour-words.ts";
import "#app/saved-names/save-button.css";
import "#app/ui/sparkline.css";
import "./neighbours.css";

type Years = { readonly firstYear: number; readonly lastYear: number };
type Props = { readonly name: string; readonly groups: readonly NeighbourGroup[]; readonly years: Years };

/** Other names to look at, each with its reason. */
export function NeighboursSection({ name, groups, years }: Props) {
  return (
    <section className="sec" aria-labelledby="like">
      <SectionHead id="like" title={`Names like ${name}`}>
        <span className="meta">Each with its reason</span>
      </SectionHead>
      {groups.map(({ title, names }) => (
        <div key={title} className="lst-group">
          <h3>{title}</h3>
          <ul className="lst">
            {names.map((each) => (
              <NeighbourRow key={each.babyName.id} neighbour={each} years={years} />
            ))}
          </ul>
        </div>
      ))}
    </section>
  );
}

function NeighbourRow({ neighbour, years }: { readonly neighbour: NeighbourView; readonly years: Years }) {
  const { babyName, reason, spark } = neighbour;
  return (
    <li>
      <Link className="n" to={href("/names/:slug", { slug: babyName.id })}>
        {babyName.name}
      </Link>
      <span className="w num">{reason}</span>
      {spark === null ? null : (
        <Sparkline spark={receivedSpark(spark)} name={babyName.name} {...years} size="row" />
      )}
      <SaveButton babyName={babyName} />
    </li>
  );
}
