import { Link } from "react-router";
import { GAMES_PAGE } from "#content/games/game-words.ts";
import { sayPoints } from "#domain/games/round/score.ts";
import { localToday } from "#app/device/local-today.ts";
import { gameSearch } from "#app/games/game-address.ts";
import type { GameProps } from "#app/games/game-props.ts";
import { GAMES } from "#app/games/games.ts";
import { useStoredGames } from "#app/games/progress/kept-games.ts";
import { PATHS } from "#app/site/paths.data.ts";
import { useHydrated } from "#app/ui/use-hydrated.ts";
import { FROM_GRID } from "./from-grid.ts";
import "#app/ui/chips.css";

const { daily: WORDS } = GAMES_PAGE;

/** The rounds of the day, each with its result once it was played. */
export function DailyGames({ onOpen }: { readonly onOpen: (opening: GameProps["opening"]) => void }) {
  const kept = useStoredGames();
  const today = useHydrated() ? localToday() : null;
  return (
    <section className="game-today needs-script" aria-labelledby="games-today">
      <h2 id="games-today">{WORDS.heading}</h2>
      <p className="small quiet">{WORDS.lead}</p>
      <ul className="chips">
        {GAMES.filter(({ hasDaily }) => hasDaily).map((game) => {
          const done = kept[game.id]?.daily;
          return (
            <li key={game.id}>
              <Link
                className="chip"
                to={{ pathname: PATHS.games, search: gameSearch(game) }}
                state={FROM_GRID}
                preventScrollReset
                onClick={() => onOpen("daily")}
              >
                <span className="vh">{WORDS.heading}: </span>
                {game.title}
                {done !== undefined && done.date === today ? (
                  <b className="num">
                    {sayPoints(done.points)}/{done.most}
                  </b>
                ) : null}
              </Link>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
