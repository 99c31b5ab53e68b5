import { useState } from "react";
import { TOGETHER_PAGE } from "#content/site/together-page.ts";
import type { DownToOne } from "#domain/together/judging/down-to-one.ts";
import { DUELS_PER_NAME } from "#domain/together/duels/duels.ts";
import { type NamePool, writtenName } from "#domain/together/judging/name-pool.ts";
import { standingOf } from "#domain/together/duels/standing-of.ts";
import type { Duel } from "#domain/together/duels/strengths.ts";
import { fillIn } from "#domain/text/fill-in.ts";
import { useKeysWithin } from "#app/together/use-keys-within.ts";
import { sentenceWith } from "./sentence-with.ts";

const { down: WORDS } = TOGETHER_PAGE;

type Props = {
  readonly down: DownToOne;
  readonly person: number;
  readonly pool: NamePool;
  readonly onAnswer: (duel: Duel) => void;
  readonly onUndo: () => void;
  readonly onClose: () => void;
};

/** Two names, and which one it is. */
export function DuelRound({ down: { names, answers }, person, pool, onAnswer, onUndo, onClose }: Props) {
  const duels = answers[person] ?? [];
  const [isReady, setReady] = useState(person === 0 || duels.length > 0);
  const { next } = standingOf(names.length, duels);
  const nameAt = (place: number) => {
    const candidate = names[place];
    return candidate === undefined ? "" : writtenName(candidate, pool);
  };
  const answer = (winner: number) => {
    if (next !== null) onAnswer({ winner, loser: next[0] === winner ? next[1] : next[0] });
  };
  useKeysWithin("duel", (key) => {
    if (next === null || !isReady) return;
    if (key === "1") answer(next[0]);
    else if (key === "2") answer(next[1]);
    else if (key === "0" && duels.length > 0) onUndo();
  });
  if (next === null) return null;

  if (!isReady) {
    return (
      <div className="tog-hand noprint">
        <h3>{WORDS.pass}</h3>
        <p>{WORDS.passText}</p>
        <button type="button" className="btn btn-primary btn-lg" onClick={() => setReady(true)}>
          {WORDS.ready}
        </button>
      </div>
    );
  }

  return (
    <div id="duel" className="tog-duel noprint" role="group" aria-labelledby="duel-question">
      <p className="meta num" role="status">
        {answers.length === 1 ? null : `${fillIn(WORDS.person, { person: `${person + 1}` })}. `}
        {fillIn(WORDS.progress, {
          count: `${duels.length + 1}`,
          most: `${DUELS_PER_NAME * names.length}`,
        })}
        <span className="vh"> {fillIn(WORDS.between, { one: nameAt(next[0]), other: nameAt(next[1]) })}</span>
      </p>
      <h3 id="duel-question">{WORDS.question}</h3>
      <div className="tog-pair">
        {next.map((place, side) => (
          // The two buttons stay, and keep the focus, while their names change.
          <button key={side === 0 ? "one" : "other"} type="button" onClick={() => answer(place)}>
            <span className="tog-name">{nameAt(place)}</span>
            <span className="small quiet">{sentenceWith(nameAt(place), duels.length)}</span>
          </button>
        ))}
      </div>
      <div className="tog-buttons">
        {duels.length === 0 ? null : (
          <button type="button" className="btn btn-quiet" onClick={onUndo}>
            {WORDS.undo}
          </button>
        )}
        <button type="button" className="btn btn-quiet" onClick={onClose}>
          {WORDS.close}
        </button>
      </div>
      <p className="meta tog-keys">{WORDS.keys}</p>
    </div>
  );
}
