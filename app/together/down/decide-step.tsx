import { flushSync } from "react-dom";
import { TOGETHER_PAGE } from "#content/site/together-page.ts";
import { answered, beginDown, begunAnew, unanswered } from "#domain/together/judging/down-to-one.ts";
import { duelersOf } from "#domain/together/duels/duelers-of.ts";
import { DUELERS } from "#domain/together/duels/duels.ts";
import type { TogetherState } from "#domain/together/together-state.ts";
import { matchesOf } from "#domain/together/judging/matches.ts";
import type { NamePool } from "#domain/together/judging/name-pool.ts";
import { personAsked } from "#domain/together/duels/standing-of.ts";
import { twoOrders } from "#domain/together/duels/two-orders.ts";
import { candidateOf } from "#domain/together/judging/verdict.ts";
import { NotYet } from "#app/together/not-yet.tsx";
import { STEP_HEADING, StepHeading } from "#app/together/step-heading.tsx";
import { storeTogether, useTogetherState } from "#app/together/together-store.ts";
import { BeginDown } from "./begin-down.tsx";
import { CoveredOrder } from "./covered-order.tsx";
import { DownThrough } from "./down-through.tsx";
import { DuelRound } from "./duel-round.tsx";
import "./down.css";

const { down: WORDS } = TOGETHER_PAGE;

/** From a few names to one: two at a time, by one person, by two one after the other, or by two on a phone each. */
export function DecideStep({ pool }: { readonly pool: NamePool }) {
  const kept = useTogetherState();
  const { down, order } = kept;
  const names = duelersOf(kept);
  const isCommon = matchesOf(kept) !== null;
  const change = (to: Partial<Pick<TogetherState, "down" | "order">>) => {
    const pressed = document.activeElement;
    flushSync(() => storeTogether((now) => ({ ...now, ...to })));
    if (pressed?.isConnected === false) document.getElementById(STEP_HEADING)?.focus();
  };
  if (down === null && order === null && names.length < DUELERS.fewest) {
    return (
      <NotYet heading={WORDS.heading} text={WORDS.tooFew} to="likes" words={TOGETHER_PAGE.link.toCards} />
    );
  }
  return (
    <section className="tog-down" aria-labelledby={STEP_HEADING}>
      <StepHeading>{WORDS.heading}</StepHeading>
      {order === null || twoOrders(kept) !== null ? null : (
        <CoveredOrder
          order={order}
          down={down}
          onBegin={() => change({ down: beginDown(order.names.map(candidateOf), 1, true) })}
          onForget={() => change({ order: null })}
        />
      )}
      {content()}
    </section>
  );

  function content() {
    if (down === null) {
      // The other's order has a beginning of its own.
      return order !== null || names.length < DUELERS.fewest ? null : (
        <BeginDown
          count={names.length}
          isCommon={isCommon}
          onBegin={(people) => change({ down: beginDown(names, people, isCommon) })}
        />
      );
    }
    const person = personAsked(down);
    const close = () => change({ down: null });
    if (person === null) {
      return (
        <DownThrough
          down={down}
          pool={pool}
          onAgain={() => change({ down: begunAnew(down) })}
          onClose={close}
        />
      );
    }
    return (
      <DuelRound
        // The other of the two begins anew, and takes the device first.
        key={person}
        down={down}
        person={person}
        pool={pool}
        onAnswer={(duel) => change({ down: answered(down, person, duel) })}
        onUndo={() => change({ down: unanswered(down, person) })}
        onClose={close}
      />
    );
  }
}
