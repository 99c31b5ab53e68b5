import { RECORDS } from "#content/site/records-edition.ts";
import { TOGETHER_PAGE } from "#content/site/together-page.ts";
import { oneInWords } from "#domain/names/records/one-in.ts";
import { type NamePool, type PooledName, writtenName } from "#domain/together/judging/name-pool.ts";
import type { NameCandidate } from "#domain/together/judging/verdict.ts";
import { fillIn } from "#domain/text/fill-in.ts";
import { NUMBER_WORDS } from "#domain/text/number-words.ts";
import { GenderTag } from "#app/ui/gender-mark.tsx";

const { cards: WORDS } = TOGETHER_PAGE;

/** The heading of what lies on top: a name, or what is said when all are through. */
export const CARD_HEADING = "card-title";

type Props = {
  readonly card: NameCandidate;
  readonly pool: NamePool;
};

/** A name as large as it is, with what there is to know of it. Nothing on it says where it comes from. */
export function NameCard({ card, pool }: Props) {
  const known = card.own === null ? pool.find(card.id) : undefined;
  const name = writtenName(card, pool);
  return (
    // The buttons stay where they are, and keep the focus: a new name is read out.
    <div className="tog-face" aria-live="polite" aria-atomic="true">
      <p className="tog-tags">
        {known === undefined ? (
          <span className="meta">{WORDS.own}</span>
        ) : (
          <>
            <GenderTag gender={known.gender} />
            <span className="meta">{known.origin}</span>
          </>
        )}
      </p>
      <h2 id={CARD_HEADING} tabIndex={-1} className={name.length > 9 ? "tog-name tog-long" : "tog-name"}>
        {name}
      </h2>
      {known === undefined ? null : <Known name={known} />}
    </div>
  );
}

function Known({ name: { say, syllables, certainty, meaning, oneIn } }: { readonly name: PooledName }) {
  const said = [say, syllables === null ? null : syllableWords(syllables)].filter((part) => part !== null);
  return (
    <>
      {said.length === 0 ? null : <p className="small tog-say">{said.join(", ")}</p>}
      <p className={certainty === "unknown" ? "tog-gloss" : "tog-gloss gloss"}>
        {certainty === "unknown" ? meaning : `“${meaning}”`}
      </p>
      {oneIn === null ? (
        <p className="tog-facts">{oneInWords(oneIn, RECORDS.floor)}</p>
      ) : (
        <dl className="tog-facts num">
          <dt>{fillIn(WORDS.inYear, { year: `${oneIn.year}` })}</dt>
          <dd>{oneInWords(oneIn, RECORDS.floor)}</dd>
        </dl>
      )}
    </>
  );
}

function syllableWords(count: number): string {
  if (count === 1) return WORDS.syllables.one;
  return fillIn(WORDS.syllables.many, { count: NUMBER_WORDS[count] ?? `${count}` });
}
