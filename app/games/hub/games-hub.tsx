import { type ReactNode, useEffect } from "react";
import { href } from "react-router";
import { GAMES_PAGE } from "#content/games/game-words.ts";
import { cardLinkId } from "#app/games/game-address.ts";
import type { GameProps } from "#app/games/game-props.ts";
import type { Game } from "#app/games/game.ts";
import { GAMES } from "#app/games/games.ts";
import { Breadcrumbs } from "#app/site/breadcrumbs.tsx";
import { DailyGames } from "./daily-games.tsx";
import { GameCard } from "./game-card.tsx";
import "./games-hub.css";

type Props = {
  readonly title: string;
  /** The game that was open until now: its card takes the focus. */
  readonly cameFrom: Game | null;
  readonly onOpen: (opening: GameProps["opening"]) => void;
  readonly children: ReactNode;
};

/** The games to choose from. */
export function GamesHub({ title, cameFrom, onOpen, children }: Props) {
  useEffect(() => {
    if (cameFrom !== null) document.querySelector<HTMLElement>(`#${cardLinkId(cameFrom)}`)?.focus();
  }, [cameFrom]);
  return (
    <>
      <Breadcrumbs above={[{ label: "Home", href: href("/") }]} current={GAMES_PAGE.crumb} />
      <main id="main">
        <div className="shell">
          <h1 id="interactive-games-title">{title}</h1>
          <p className="game-lead quiet">{GAMES_PAGE.lead}</p>
          <DailyGames onOpen={onOpen} />
          <ul className="ruled game-grid">
            {GAMES.map((game) => (
              <GameCard key={game.id} game={game} onOpen={onOpen} />
            ))}
          </ul>
        </div>
        {children}
      </main>
    </>
  );
}
