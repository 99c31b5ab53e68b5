import { useEffect } from "react";
import { GAME_SCREEN } from "#content/games/screen-words.ts";
import type { StoredRound } from "#domain/games/round/stored-games.ts";
import { fillIn } from "#domain/text/fill-in.ts";
import { leftAt } from "#app/games/progress/left-at.ts";

type Props = {
  readonly left: StoredRound;
  /** How many questions the round has; null where it has no end. */
  readonly questions: number | null;
  readonly onContinue: () => void;
  readonly onOver: () => void;
};

/** Asks what to do with a round that was left in the middle. The one of a day waits, it cannot be begun anew. */
export function LeftRound({ left, questions, onContinue, onOver }: Props) {
  useEffect(() => {
    // The browser has gone back to where a longer page was scrolled to.
    document.querySelector(".game-bar")?.scrollIntoView();
  }, []);
  return (
    <section className="game-intro" aria-label={GAME_SCREEN.unfinished}>
      <p>{fillIn(GAME_SCREEN.youLeft, { when: leftAt(left, questions) })}</p>
      <div className="game-next">
        <button type="button" className="btn btn-primary btn-lg" onClick={onContinue}>
          {GAME_SCREEN.continue}
        </button>
        <button type="button" className="btn btn-lg" onClick={onOver}>
          {left.round.mode === "daily" ? GAME_SCREEN.playFirst : GAME_SCREEN.startOver}
        </button>
      </div>
    </section>
  );
}
