import { flushSync } from "react-dom";
import { TOGETHER_PAGE } from "#content/site/together-page.ts";
import { answered, beginDown, unanswered } from "#domain/together/down-to-one.ts";
import { duelersOf } from "#domain/together/duelers-of.ts";
import { DUELERS } from "#domain/together/duels.ts";
import type { NamePool } from "#domain/together/name-pool.ts";
import { keepTogether, useKeptTogether } from "#app/together/kept-together-store.ts";
import { BeginDown } from "./begin-down.tsx";
import { DownResult } from "./down-result.tsx";
import { DuelRound } from "./duel-round.tsx";
import { standingOf } from "./standing-of.ts";

const { down: WORDS } = TOGETHER_PAGE;

/** From a few names to one: two at a time, by one person, or by two one after the other. */
export function DownSection({ pool }: { readonly pool: NamePool }) {
  const kept = useKeptTogether();
  const { down } = kept;
  const names = duelersOf(kept);
  const change = (to: typeof down) => {
    const pressed = document.activeElement;
    flushSync(() => keepTogether((now) => ({ ...now, down: to })));
    if (pressed?.isConnected === false) document.getElementById("down-title")?.focus();
  };
  if (down === null && names.length < DUELERS.fewest) return null;
  return (
    <section className="shell sec" aria-labelledby="down-title">
      <div className="sec-head">
        <h2 id="down-title" tabIndex={-1}>
          {WORDS.heading}
        </h2>
      </div>
      {content()}
    </section>
  );

  function content() {
    if (down === null)
      return <BeginDown count={names.length} onBegin={(people) => change(beginDown(names, people))} />;
    const person = down.answers.findIndex((duels) => standingOf(down.names.length, duels).next !== null);
    if (person === -1) {
      return (
        <DownResult
          down={down}
          pool={pool}
          onAgain={() => change(beginDown(down.names, down.answers.length === 2 ? 2 : 1))}
          onClose={() => change(null)}
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
        onAnswer={(duel) => change(answered(down, person, duel))}
        onUndo={() => change(unanswered(down, person))}
        onClose={() => change(null)}
      />
    );
  }
}
