import { TOGETHER_PAGE } from "#content/site/together-page.ts";
import { matchesOf } from "#domain/together/judging/matches.ts";
import type { NamePool } from "#domain/together/judging/name-pool.ts";
import { fillIn } from "#domain/text/fill-in.ts";
import { useTogetherState } from "#app/together/together-store.ts";
import { Cards, showAnew } from "./cards.tsx";
import type { LoadFields } from "./deck-filters.tsx";
import { HandOver } from "./hand-over.tsx";
import { useHand } from "./use-hand.ts";
import { WhichCards } from "./which-cards.tsx";

const { cards: WORDS } = TOGETHER_PAGE;

type Props = {
  readonly pool: NamePool;
  /** Whether the pool is the whole collection, or what the page has begun with. */
  readonly isWhole: boolean;
  readonly loadFields: LoadFields;
};

/** Ten cards of one's own choice at a time. */
export function Judging({ pool, isWhole, loadFields }: Props) {
  const kept = useTogetherState();
  const hand = useHand(pool, isWhole);
  return (
    <Cards
      table={hand}
      pool={pool}
      promise={`${matchesOf(kept) === null ? WORDS.hidden : WORDS.hiddenAfter}.`}
      line={hand.card === null ? null : <HandLine place={hand.place} count={hand.count} />}
      over={<HandOver isEmpty={hand.count === 0} onMore={() => showAnew(hand.deal)} />}
    >
      <WhichCards pool={pool} isWhole={isWhole} loadFields={loadFields} onChoose={hand.deal} />
    </Cards>
  );
}

/** How far one is, in figures and as a row of bars. */
function HandLine({ place, count }: { readonly place: number; readonly count: number }) {
  return (
    <p className="tog-line num">
      <span>{fillIn(WORDS.progress, { place: `${place}`, count: `${count}` })}</span>
      <span className="tog-dots" aria-hidden="true">
        {Array.from({ length: count }, (_, at) => (
          <i key={at} className={at < place ? "on" : undefined} />
        ))}
      </span>
    </p>
  );
}
