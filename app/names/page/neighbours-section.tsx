import { href, Link } from "react-router";
import { NAMES_LIKE } from "#content/name-page/section-words.ts";
import { NAME_PAGE } from "#content/site/name-page.ts";
import { fillIn } from "#domain/text/fill-in.ts";
import type { Parts } from "#app/head/page-parts.ts";
import { SaveButton } from "#app/saved-names/save-button.tsx";
import { HtmlPart } from "#app/ui/html-part.tsx";
import { SectionHead } from "#app/ui/section-head.tsx";
import { unpackNeighbour } from "./packed-neighbour.ts";
import { PART_OF_MORE } from "./part-names.ts";
import "#app/saved-names/save-button.css";
import "#app/ui/fold.css";
import "./neighbours.css";

type Props = {
  readonly name: string;
  readonly names: readonly string[];
  readonly hasMore: boolean;
  readonly parts: Parts | null;
  /** The last year of the records. */
  readonly year: number;
};

/** Other names to look at, each with its reason; more of them when they are asked for. */
export function NeighboursSection({ name, names, hasMore, parts, year }: Props) {
  return (
    <section className="sec" aria-labelledby="like">
      <SectionHead id="like" title={fillIn(NAMES_LIKE, { name })} />
      <ul className="lst">
        {names.map((packed) => (
          <NeighbourRow key={packed} packed={packed} year={year} />
        ))}
      </ul>
      {!hasMore ? null : (
        <details className="fold fold-link lst-more">
          <summary>{`${NAME_PAGE.more} ${name}`}</summary>
          <HtmlPart as="div" name={PART_OF_MORE} parts={parts} />
        </details>
      )}
    </section>
  );
}

function NeighbourRow({ packed, year }: { readonly packed: string; readonly year: number }) {
  const { babyName, reason } = unpackNeighbour(packed, year);
  return (
    <li>
      <Link className="n" to={href("/names/:slug", { slug: babyName.id })} discover="none">
        {babyName.name}
      </Link>
      <span className="w num">{reason}</span>
      <SaveButton babyName={babyName} />
    </li>
  );
}
