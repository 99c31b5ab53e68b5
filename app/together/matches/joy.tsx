import { RECORDS } from "#content/site/records-edition.ts";
import { TOGETHER_PAGE } from "#content/site/together-page.ts";
import { oneInWords } from "#domain/names/records/one-in.ts";
import { type NamePool, writtenName } from "#domain/together/judging/name-pool.ts";
import type { NameCandidate } from "#domain/together/judging/verdict.ts";
import scene from "#app/drawings/scene-match.svg?raw";
import { Drawing } from "#app/ui/scenes/drawing.tsx";
import { StepHeading } from "#app/together/step-heading.tsx";

const { matches: WORDS } = TOGETHER_PAGE;

type Props = {
  readonly card: NameCandidate;
  /** By both. */
  readonly isLoved: boolean;
  readonly pool: NamePool;
};

/** The moment of a match: the name, large, and two who wave. */
export function Joy({ card, isLoved, pool }: Props) {
  const known = card.own === null ? pool.find(card.id) : undefined;
  return (
    <section className="tog-joy" aria-labelledby="tog-step">
      <p>{isLoved ? WORDS.top : WORDS.liked}</p>
      <StepHeading>{writtenName(card, pool)}</StepHeading>
      {known === undefined ? null : (
        <p className="num">
          {known.certainty === "unknown" ? "" : `“${known.meaning}” · `}
          {oneInWords(known.oneIn, RECORDS.floor)}
        </p>
      )}
      <Drawing svg={scene} className="tog-scene" />
    </section>
  );
}
