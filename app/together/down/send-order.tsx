import { useState } from "react";
import { flushSync } from "react-dom";
import { TOGETHER_PAGE } from "#content/site/together-page.ts";
import { duelersOf } from "#domain/together/duels/duelers-of.ts";
import { DUELERS } from "#domain/together/duels/duels.ts";
import { type TogetherState, named } from "#domain/together/together-state.ts";
import { matchesOf } from "#domain/together/judging/matches.ts";
import { orderFragment } from "#domain/together/message/order-link.ts";
import { ownOrder, twoOrders } from "#domain/together/duels/two-orders.ts";
import { PATHS } from "#app/site/paths.data.ts";
import { storeTogether, useTogetherState } from "#app/together/together-store.ts";
import { PassOn } from "#app/together/link/pass-on.tsx";
import { randomNumber } from "#app/together/random.ts";

const { order: WORDS } = TOGETHER_PAGE;

/** One's own order as a link, for the partner; it is made when it is wanted. */
export function SendOrder() {
  const kept = useTogetherState();
  const [isMade, setMade] = useState(false);
  const order = ownOrder(kept);
  // One's own likes, and no others that could be compared: there is nothing to say of sending.
  if (order === null && !hasMatchesToCompare(kept)) return null;
  const there = twoOrders(kept)?.there ?? "alone";
  const make = () => {
    flushSync(() => {
      storeTogether((now) => named(now, randomNumber()));
      setMade(true);
    });
    document.getElementById("order-link")?.focus();
  };
  return (
    <div className="tog-send noprint">
      <div>
        <h3>{WORDS.heading}</h3>
        <p>{order === null ? WORDS.notCommon : WORDS.leads[there]}</p>
        {order === null ? null : <p className="small quiet">{WORDS.honest}</p>}
      </div>
      <div>{way()}</div>
    </div>
  );

  function way() {
    if (order === null) return null;
    if (!isMade || order.from === 0) {
      return (
        <button
          type="button"
          className={there === "this one" ? "btn" : "btn btn-primary btn-lg"}
          onClick={make}
        >
          {WORDS.make}
        </button>
      );
    }
    return (
      <PassOn
        id="order-link"
        label={WORDS.field}
        link={`${location.origin}${PATHS.together}${orderFragment(order)}`}
        copied={WORDS.copied}
      />
    );
  }
}

function hasMatchesToCompare(kept: TogetherState): boolean {
  return kept.order === null && matchesOf(kept) !== null && duelersOf(kept).length >= DUELERS.fewest;
}
