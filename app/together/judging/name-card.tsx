import type { Ref } from "react";
import { TOGETHER_PAGE } from "#content/site/together-page.ts";
import { oneInWords } from "#domain/names/records/one-in.ts";
import { type NamePool, writtenName } from "#domain/together/judging/name-pool.ts";
import type { NameCandidate } from "#domain/together/judging/verdict.ts";
import { GenderTag } from "#app/ui/gender-mark.tsx";

type Props = {
  readonly card: NameCandidate;
  readonly pool: NamePool;
  readonly heading: Ref<HTMLHeadingElement>;
};

/** A name as large as it is, with what there is to know of it. Nothing on it says where it comes from. */
export function NameCard({ card, pool, heading }: Props) {
  const known = card.own === null ? pool.find(card.id) : undefined;
  const name = writtenName(card, pool);
  return (
    // The buttons stay where they are, and keep the focus: a new name is read out.
    <div className="tog-face" aria-live="polite" aria-atomic="true">
      <p className="tog-tags">
        {known === undefined ? (
          <span className="meta">{TOGETHER_PAGE.cards.own}</span>
        ) : (
          <>
            <GenderTag gender={known.gender} />
            <span className="meta">{known.origin}</span>
          </>
        )}
      </p>
      <h2 ref={heading} tabIndex={-1} className={name.length > 9 ? "tog-name tog-long" : "tog-name"}>
        {name}
      </h2>
      {known === undefined ? null : (
        <>
          <p className={known.confidence === "U" ? "tog-gloss" : "tog-gloss gloss"}>
            {known.confidence === "U" ? known.meaning : `“${known.meaning}”`}
          </p>
          <p className="meta num">
            {[known.say, `${oneInWords(known.oneIn)}${known.oneIn === null ? "" : ` in ${known.oneIn.year}`}`]
              .filter((part) => part !== null)
              .join(" · ")}
          </p>
        </>
      )}
    </div>
  );
}
