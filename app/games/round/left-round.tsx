import { useEffect } from "react";
import type { StoredRound } from "#domain/games/round/stored-games.ts";
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
    <section className="game-intro" aria-label="Unfinished round">
      <p>You left this game {leftAt(left, questions)}.</p>
      <div className="game-next">
        <button type="button" className="btn btn-primary btn-lg" onClick={onContinue}>
          Continue
        </button>
        <button type="button" className="btn btn-lg" onClick={onOver}>
          {left.round.mode === "daily" ? "Play the first round" : "Start over"}
        </button>
      </div>
    </section>
  );
}
