import { ArrowLeft } from "lucide";
import { useEffect, useRef } from "react";
import { Link } from "react-router";
import { GAMES_PAGE } from "#content/games/game-words.ts";
import { GAME_SCREEN } from "#content/games/screen-words.ts";
import type { GameProps } from "#app/games/game-props.ts";
import type { Game } from "#app/games/game.ts";
import type { PlainQuestion } from "#app/games/plain/plain-question.ts";
import { PlainRound } from "#app/games/plain/plain-round.tsx";
import { scrolling } from "#app/games/scrolling.ts";
import { PATHS } from "#app/site/paths.data.ts";
import { Drawing } from "#app/ui/scenes/drawing.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { LoadedGame } from "./loaded-game.tsx";
import { useEscape, useLeave } from "./use-leave.ts";
import "#app/games/length-challenge/beats.css";
import "#app/games/question/answers.css";
import "#app/games/reveal/verdict.css";
import "#app/games/round/pips.css";
import "#app/games/word-scramble/tiles.css";
import "./play.css";

type Props = GameProps & {
  readonly game: Game;
  /** Opened from the grid, not by its address. */
  readonly isOpenedHere: boolean;
  readonly questions: readonly PlainQuestion[];
};

/** After so long the view moves to the title of a game that was opened (specification, section 9). */
const SCROLL_DELAY_MS = 100;

/** One game, in the place of the grid. */
export function GameScreen({ game, isOpenedHere, opening, questions }: Props) {
  const title = useRef<HTMLHeadingElement>(null);
  const leave = useLeave();
  useEscape(leave);
  useEffect(() => {
    if (!isOpenedHere) {
      // The keys of a game act where the focus is. One that somebody has put elsewhere stays there.
      if (document.activeElement === document.body) title.current?.focus({ preventScroll: true });
      return;
    }
    const timer = setTimeout(() => {
      title.current?.focus({ preventScroll: true });
      title.current?.scrollIntoView({ behavior: scrolling() });
    }, SCROLL_DELAY_MS);
    return () => clearTimeout(timer);
  }, [isOpenedHere]);
  return (
    <main id="main" className="shell game-page">
      <BackToGames leave={leave} />
      <div className="game">
        <div className="game-bar">
          <h1 ref={title} tabIndex={-1}>
            <Drawing svg={game.mark} className="game-mark" />
            {game.fullTitle ?? game.title}
          </h1>
        </div>
        <PlainRound questions={questions} />
        <LoadedGame game={game} opening={opening} />
      </div>
    </main>
  );
}

function BackToGames({ leave }: { readonly leave: () => void }) {
  return (
    <Link
      className="back noprint"
      to={PATHS.games}
      aria-keyshortcuts="Escape"
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey) return;
        event.preventDefault();
        leave();
      }}
    >
      <Icon of={ArrowLeft} />
      {GAMES_PAGE.back}
      <kbd aria-hidden="true">{GAME_SCREEN.escape}</kbd>
    </Link>
  );
}
