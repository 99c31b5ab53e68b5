import { TOGETHER_PAGE } from "#content/site/together-page.ts";
import { unjudgedOf } from "#domain/together/judging/deck.ts";
import { matchesOf } from "#domain/together/judging/matches.ts";
import { type NamePool, writtenName } from "#domain/together/judging/name-pool.ts";
import type { NameCandidate } from "#domain/together/judging/verdict.ts";
import { useTogetherState } from "./together-store.ts";

const { matches: WORDS } = TOGETHER_PAGE;

/** What both like; there from the moment on at which the partner's names have been judged. */
export function MatchesSection({ pool }: { readonly pool: NamePool }) {
  const kept = useTogetherState();
  const matches = matchesOf(kept);
  if (matches === null) return null;
  const { top, liked } = matches;
  return (
    <section className="shell sec" aria-labelledby="matches">
      <div className="ruled sec-head">
        <h2 id="matches" tabIndex={-1}>
          {WORDS.heading}
        </h2>
      </div>
      {top.length + liked.length === 0 ? <p>{WORDS.none}</p> : null}
      <Names title={WORDS.top} names={top} pool={pool} isTop />
      <Names title={WORDS.liked} names={liked} pool={pool} />
      <p className="small quiet noprint">
        {WORDS.only} {unjudgedOf(kept).length === 0 ? null : WORDS.unseen}
      </p>
    </section>
  );
}

type Props = {
  readonly title: string;
  readonly names: readonly NameCandidate[];
  readonly pool: NamePool;
  readonly isTop?: boolean;
};

function Names({ title, names, pool, isTop = false }: Props) {
  if (names.length === 0) return null;
  return (
    <>
      <h3>{title}</h3>
      <ul className={isTop ? "tog-matches tog-top" : "tog-matches"}>
        {names.map((each) => (
          <li key={each.id}>{writtenName(each, pool)}</li>
        ))}
      </ul>
    </>
  );
}
