import type { ComponentType } from "react";
import type { GameProps } from "#app/games/game-props.ts";
import type { Game } from "#app/games/game.ts";

/** Fetches what is the game's own, and beside it what is the same for all games. */
export async function loadGame(game: Game): Promise<{ readonly Game: ComponentType<GameProps> }> {
  const [{ VIEW }, { GamePlay }] = await Promise.all([game.load(), import("#app/games/round/game-play.tsx")]);
  return { Game: (props) => VIEW((view) => <GamePlay {...props} game={game} view={view} />) };
}
