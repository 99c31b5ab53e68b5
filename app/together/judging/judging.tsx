import { Undo2 } from "lucide";
import { useRef } from "react";
import { flushSync } from "react-dom";
import { TOGETHER_PAGE } from "#content/site/together-page.ts";
import { matchesOf } from "#domain/together/judging/matches.ts";
import type { NamePool } from "#domain/together/judging/name-pool.ts";
import { type Verdict, VERDICTS } from "#domain/together/judging/verdict.ts";
import { fillIn } from "#domain/text/fill-in.ts";
import { useTogetherState } from "#app/together/together-store.ts";
import { useKeysWithin } from "#app/together/use-keys-within.ts";
import { Icon } from "#app/ui/icon.tsx";
import { DeckFilters, type LoadFields } from "./deck-filters.tsx";
import { HandOver } from "./hand-over.tsx";
import { NameCard } from "./name-card.tsx";
import { useHand } from "./use-hand.ts";
import { useSwipe } from "./use-swipe.ts";
import { WhichNames } from "./which-names.tsx";

const { cards: WORDS } = TOGETHER_PAGE;

type Props = {
  readonly pool: NamePool;
  /** Whether the pool is the whole collection, or what the page has begun with. */
  readonly isWhole: boolean;
  readonly loadFields: LoadFields;
  readonly onMatches: () => void;
};

/** One name at a time, and three answers. */
export function Judging({ pool, isWhole, loadFields, onMatches }: Props) {
  const kept = useTogetherState();
  const hand = useHand(pool, isWhole);
  const heading = useRef<HTMLHeadingElement>(null);
  const { card, undo } = hand;

  const judge = (verdict: Verdict) => {
    const pressed = document.activeElement;
    flushSync(() => hand.judge(verdict));
    // The buttons go with the last card; what stands in their place takes the focus.
    if (pressed?.isConnected === false) heading.current?.focus({ preventScroll: true });
  };
  const anew = (change: () => void) => {
    flushSync(change);
    heading.current?.focus();
  };
  useKeysWithin("cards", (key) => {
    const verdict = /^[1-3]$/.test(key) ? VERDICTS[Number(key) - 1] : undefined;
    if (verdict !== undefined && card !== null) judge(verdict);
    else if (key === "0" && undo !== null) anew(undo);
  });
  const swipe = useSwipe((side) => judge(side === "left" ? "no" : "like"));

  return (
    <section id="cards" tabIndex={-1} className="tog-cards" aria-label={WORDS.label}>
      <div className="tog-card">
        <p className="tog-line num">
          <span>
            {card === null
              ? null
              : fillIn(WORDS.progress, { place: `${hand.place}`, count: `${hand.count}` })}
          </span>
          <span>{matchesOf(kept) === null ? WORDS.hidden : WORDS.hiddenAfter}</span>
        </p>
        {card === null ? (
          <HandOver
            heading={heading}
            isEmpty={hand.count === 0}
            onMore={() => anew(hand.deal)}
            onMatches={onMatches}
          />
        ) : (
          <>
            <div className="tog-slide" {...swipe}>
              <NameCard card={card} pool={pool} heading={heading} />
            </div>
            <div className="tog-verdicts">
              {VERDICTS.map((verdict) => (
                <button key={verdict} type="button" onClick={() => judge(verdict)}>
                  {WORDS.verdicts[verdict]}
                </button>
              ))}
            </div>
          </>
        )}
      </div>
      <div className="tog-under">
        <WhichNames onChoose={hand.deal} />
        {undo === null ? null : (
          <button type="button" className="btn btn-quiet" onClick={() => anew(undo)}>
            <Icon of={Undo2} />
            {WORDS.undo}
          </button>
        )}
      </div>
      <DeckFilters pool={pool} isWhole={isWhole} loadFields={loadFields} onChoose={hand.deal} />
      <p className="meta tog-keys">{WORDS.keys}</p>
      <p className="meta tog-touch">{WORDS.swipe}</p>
    </section>
  );
}
