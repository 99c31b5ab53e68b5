import { Download } from "lucide";
import { href, Link } from "react-router";
import { STATE_RANKS } from "#content/places/rank-words.ts";
import { PLACES } from "#content/site/places-page.ts";
import { Choices } from "#app/names/places/choices.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { SectionHead } from "#app/ui/section-head.tsx";
import type { DecadeView, TopName } from "./decade-view.ts";
import "./decades.css";

const { heading, choose, none } = STATE_RANKS.state;

/** What a state used most in a decade: a choice that is in the address. */
export function DecadeSection({ choices, chosen }: DecadeView) {
  return (
    <section aria-labelledby="decades">
      <SectionHead id="decades" title={chosen?.heading ?? heading} />
      <Choices label={choose} choices={choices} isLabelled={chosen === null} />
      {chosen === null ? null : (
        <>
          <div className="pl-two">
            {chosen.lists.map(({ babies, names }) => (
              <div key={babies}>
                <h3>{babies === "girls" ? PLACES.girls : PLACES.boys}</h3>
                {names.length === 0 ? <p>{none}</p> : <TopList names={names} />}
              </div>
            ))}
          </div>
          <p className="small quiet pl-rule">{STATE_RANKS.rule}</p>
          <a className="btn noprint pl-decade-csv" href={chosen.csv} download>
            <Icon of={Download} />
            {chosen.csvLabel}
          </a>
        </>
      )}
    </section>
  );
}

function TopList({ names }: { readonly names: readonly TopName[] }) {
  return (
    <ol className="pl-told pl-ranked num">
      {names.map(({ id, name, rank, text }) => (
        <li key={id}>
          <span className="meta">{rank}.</span>
          <Link className="name-link" to={href("/names/:slug", { slug: id })}>
            {name}
          </Link>{" "}
          <span className="meta">{text}</span>
        </li>
      ))}
    </ol>
  );
}
