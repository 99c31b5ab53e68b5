import { ArrowLeft } from "lucide";
import { useEffect, useRef } from "react";
import { href, Link, useLocation, useNavigate } from "react-router";
import { GAME_WORDS, GAMES_PAGE, type GameWords } from "#content/games/game-words.ts";
import type { GameId } from "#domain/games/game-id.ts";
import { GAME_MARKS } from "#app/games/game-marks.ts";
import type { GameProps } from "#app/games/game-props.ts";
import { isFromGrid } from "#app/games/hub/from-grid.ts";
import type { PlainQuestion } from "#app/games/plain/plain-questions.ts";
import { PlainRound } from "#app/games/plain/plain-round.tsx";
import { scrolling } from "#app/games/scrolling.ts";
import { Drawing } from "#app/ui/drawing.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { LoadedGame } from "./loaded-game.tsx";
import "#app/games/reveal/verdict.css";
import "./play.css";

type Props = GameProps & {
  readonly id: GameId;
  /** Opened from the grid, not by its address. */
  readonly isOpenedHere: boolean;
  readonly questions: readonly PlainQuestion[];
};

/** After so long the view moves to the title of a game that was opened (specification, section 9). */
const SCROLL_DELAY_MS = 100;

/** One game, in the place of the grid. */
export function GameScreen({ id, isOpenedHere, opening, questions }: Props) {
  const title = useRef<HTMLHeadingElement>(null);
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
  const words: GameWords | undefined = GAME_WORDS.find((game) => game.id === id);
  return (
    <main id="main" className="shell game-page">
      <BackToGames />
      <div className="game">
        <div className="game-bar">
          <h1 ref={title} tabIndex={-1}>
            <Drawing svg={GAME_MARKS[id]} className="game-mark" />
            {words?.fullTitle ?? words?.title}
          </h1>
        </div>
        <PlainRound questions={questions} />
        <LoadedGame id={id} opening={opening} />
      </div>
    </main>
  );
}

/** Back to the grid as it was left, if that is where the visitor came from; otherwise to a new one. */
function BackToGames() {
  const { state } = useLocation();
  const navigate = useNavigate();
  return (
    <Link
      className="back noprint"
      to={href("/games")}
      onClick={(event) => {
        if (!isFromGrid(state) || event.metaKey || event.ctrlKey || event.shiftKey) return;
        event.preventDefault();
        void navigate(-1);
      }}
    >
      <Icon of={ArrowLeft} />
      {GAMES_PAGE.back}
    </Link>
  );
}
