import { type ReactNode, useEffect, useRef } from "react";
import type { Messages } from "#content/games/game-words.ts";
import { GAME_SCREEN } from "#content/games/screen-words.ts";
import type { Score } from "#domain/games/round/score.ts";
import "./outcome.css";

type Props = { readonly heading: string; readonly children: ReactNode };

/** The end of a round. It takes the focus. */
export function Outcome({ heading, children }: Props) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    title.current?.focus({ preventScroll: true });
    document.querySelector(".game-bar")?.scrollIntoView();
  }, []);
  return (
    <section className="game-outcome">
      <h2 ref={title} tabIndex={-1}>
        {heading}
      </h2>
      {children}
    </section>
  );
}

/** Points, percent and the message that belongs to them. */
export function ScoreLine({ score, messages }: { readonly score: Score; readonly messages: Messages }) {
  return (
    <>
      <p className="game-percent num">{score.percent}%</p>
      <progress className="game-meter" max={score.most} value={score.points} aria-label={GAME_SCREEN.score} />
      <p className="game-message">{messages[score.tier]}</p>
    </>
  );
}
