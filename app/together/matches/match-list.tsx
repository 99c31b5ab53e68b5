import { href, Link } from "react-router";
import { TOGETHER_PAGE } from "#content/site/together-page.ts";
import type { Matches } from "#domain/together/judging/matches.ts";
import { type NamePool, writtenName } from "#domain/together/judging/name-pool.ts";
import type { NameCandidate } from "#domain/together/judging/verdict.ts";
import { SaveButton } from "#app/saved-names/save-button.tsx";
import { GenderMark, GENDER_WORDS } from "#app/ui/gender-mark.tsx";
import "#app/saved-names/save-button.css";

const { matches: WORDS } = TOGETHER_PAGE;

type Props = { readonly matches: Matches; readonly pool: NamePool };

/** All that both like, what both love first. */
export function MatchList({ matches: { top, liked }, pool }: Props) {
  return (
    <>
      <div className="ruled sec-head">
        <h2 id="matches-title">{WORDS.heading}</h2>
        <span className="small quiet num">{top.length + liked.length}</span>
      </div>
      <ul className="tog-matches">
        {top.map((each) => (
          <Match key={each.id} card={each} words={WORDS.love} pool={pool} />
        ))}
        {liked.map((each) => (
          <Match key={each.id} card={each} words={WORDS.like} pool={pool} />
        ))}
      </ul>
    </>
  );
}

type MatchProps = {
  readonly card: NameCandidate;
  readonly words: string;
  readonly pool: NamePool;
};

function Match({ card, words, pool }: MatchProps) {
  const known = card.own === null ? pool.find(card.id) : undefined;
  const name = writtenName(card, pool);
  return (
    <li>
      <p className="tog-match">
        {known === undefined ? (
          name
        ) : (
          <Link className="name-link" to={href("/names/:slug", { slug: card.id })}>
            {name}
          </Link>
        )}
      </p>
      <p className="small tog-why">
        {known === undefined ? null : (
          <>
            <GenderMark gender={known.gender} />
            <span className="vh">{GENDER_WORDS[known.gender]}.</span>{" "}
            {known.certainty === "unknown" ? null : <span className="gloss">“{known.meaning}”</span>}
          </>
        )}
      </p>
      <p className="small quiet tog-both">{words}</p>
      {known === undefined ? null : <SaveButton babyName={known} />}
    </li>
  );
}
