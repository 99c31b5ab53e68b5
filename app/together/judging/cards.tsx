import type { ReactNode } from "react";
import { flushSync } from "react-dom";
import { TOGETHER_PAGE } from "#content/site/together-page.ts";
import { type NamePool, writtenName } from "#domain/together/judging/name-pool.ts";
import { type NameCandidate, type Verdict, VERDICTS } from "#domain/together/judging/verdict.ts";
import { fillIn } from "#domain/text/fill-in.ts";
import { useKeysWithin } from "#app/together/use-keys-within.ts";
import { CARD_HEADING, NameCard } from "./name-card.tsx";
import { useSwipe } from "./use-swipe.ts";

const { cards: WORDS } = TOGETHER_PAGE;

/** The card on top, and what can be said of it. */
export type CardTable = {
  /** Null when all are through. */
  readonly card: NameCandidate | null;
  readonly judge: (verdict: Verdict) => void;
  /** Takes the last judgment of this visit back; null when there is none. */
  readonly undo: { readonly card: NameCandidate; readonly take: () => void } | null;
};

type Props = {
  readonly table: CardTable;
  readonly pool: NamePool;
  /** Above the card: how many there are. */
  readonly line: ReactNode;
  readonly promise: string;
  /** In place of the card when all are through. Its heading (CARD_HEADING) takes the focus. */
  readonly over: ReactNode;
  readonly children?: ReactNode;
};

/** Makes a change that brings another card, which takes the focus. */
export function showAnew(change: () => void): void {
  flushSync(change);
  document.getElementById(CARD_HEADING)?.focus();
}

/** One name at a time, and three answers: by button, key or finger. */
export function Cards({ table, pool, line, promise, over, children }: Props) {
  const { card, undo } = table;

  const judge = (verdict: Verdict) => {
    const pressed = document.activeElement;
    flushSync(() => table.judge(verdict));
    // The buttons go with the last card; what stands in their place takes the focus.
    if (pressed?.isConnected === false) {
      document.getElementById(CARD_HEADING)?.focus({ preventScroll: true });
    }
  };
  useKeysWithin("cards", (key) => {
    const verdict = /^[1-3]$/.test(key) ? VERDICTS[Number(key) - 1] : undefined;
    if (verdict !== undefined && card !== null) judge(verdict);
    else if (key === "0" && undo !== null) showAnew(undo.take);
  });
  const swipe = useSwipe((side) => judge(side === "left" ? "no" : "like"));

  return (
    <section id="cards" tabIndex={-1} className="tog-cards" aria-label={WORDS.label}>
      {line}
      {card === null ? (
        <div className="tog-card">{over}</div>
      ) : (
        <>
          <div className="tog-card tog-slide" {...swipe}>
            <NameCard card={card} pool={pool} />
          </div>
          <div className="tog-verdicts">
            {VERDICTS.map((verdict) => (
              <button key={verdict} type="button" className="btn" onClick={() => judge(verdict)}>
                {WORDS.verdicts[verdict]}
              </button>
            ))}
          </div>
        </>
      )}
      <p className="tog-promise">
        {undo === null ? null : (
          <>
            <button type="button" className="btn-text" onClick={() => showAnew(undo.take)}>
              {fillIn(WORDS.undo, { name: writtenName(undo.card, pool) })}
            </button>
            <span aria-hidden="true"> · </span>
          </>
        )}
        {promise}
      </p>
      {children}
      <p className="meta tog-keys">{WORDS.keys}</p>
      <p className="meta tog-touch">{WORDS.swipe}</p>
    </section>
  );
}
