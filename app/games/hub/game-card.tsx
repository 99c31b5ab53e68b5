import { Link } from "react-router";
import { GAME_SCREEN } from "#content/games/screen-words.ts";
import { leftRound } from "#domain/games/round/left-round.ts";
import { cardLinkId, gameSearch } from "#app/games/game-address.ts";
import type { GameProps } from "#app/games/game-props.ts";
import type { Game } from "#app/games/game.ts";
import { startOver, useStoredGames } from "#app/games/progress/kept-games.ts";
import { leftAt } from "#app/games/progress/left-at.ts";
import { PATHS } from "#app/site/paths.data.ts";
import { Drawing } from "#app/ui/scenes/drawing.tsx";
import { FROM_GRID } from "./from-grid.ts";
import "#app/ui/badge.css";

type Props = {
  readonly game: Game;
  readonly onOpen: (opening: GameProps["opening"]) => void;
};

/** A game to open; one that was left in the middle can go on. */
export function GameCard({ game, onOpen }: Props) {
  const { id, title, description, time, badge } = game;
  const kept = useStoredGames()[id] ?? {};
  const { best, longest } = kept;
  const left = leftRound(kept);
  const to = { pathname: PATHS.games, search: gameSearch(game) };
  const opens = { to, state: FROM_GRID, preventScrollReset: true } as const;
  return (
    <li className="game-card">
      <Drawing svg={game.mark} className="game-card-mark" />
      <div>
        <h2>{title}</h2>
        <p className="small quiet">{description}</p>
        <p className="game-tags">
          <Clock />
          {time}
          <span className="badge">{badge}</span>
          {best === undefined ? null : (
            <span className="num">
              {GAME_SCREEN.best} {best}
            </span>
          )}
          {longest === undefined ? null : (
            <span className="num">
              {GAME_SCREEN.longestRun} {longest}
            </span>
          )}
        </p>
        {left === undefined ? null : (
          <p className="game-left small">
            {GAME_SCREEN.left} {leftAt(left, null)}
          </p>
        )}
      </div>
      <div className="game-doors">
        <Link {...opens} id={cardLinkId(game)} className="btn game-door" onClick={() => onOpen("resumes")}>
          {left === undefined ? GAME_SCREEN.play : GAME_SCREEN.continue} <span className="vh">{title}</span>
        </Link>
        {left === undefined ? null : (
          <Link
            {...opens}
            className="btn btn-quiet game-over"
            onClick={() => {
              startOver(id);
              onOpen("anew");
            }}
          >
            {left.round.mode === "daily" ? GAME_SCREEN.firstRound : GAME_SCREEN.startOver}{" "}
            <span className="vh">{title}</span>
          </Link>
        )}
      </div>
    </li>
  );
}

/** Drawn here, so that no page but this one loads it. */
function Clock() {
  return (
    <svg className="ic" viewBox="0 0 24 24" aria-hidden="true">
      <circle cx="12" cy="12" r="8.5" />
      <path d="M12 7v5.5l3.5 2" />
    </svg>
  );
}
