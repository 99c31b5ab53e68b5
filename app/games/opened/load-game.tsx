import type { ComponentType } from "react";
import { createAnswerCache } from "#app/fetching/answer-cache.ts";
import { type Loaded, useLoaded } from "#app/fetching/use-loaded.ts";
import type { GameProps } from "#app/games/game-props.ts";
import type { Game } from "#app/games/game.ts";

type OpenedGame = { readonly Game: ComponentType<GameProps> };

const cache = createAnswerCache<OpenedGame>();

/** Fetches what is the game's own, and beside it what is the same for all games; once. */
export function loadGame(game: Game): Promise<OpenedGame> {
  return cache.load(game.id, async () => {
    const [{ VIEW }, { GamePlay }] = await Promise.all([
      game.load(),
      import("#app/games/round/game-play.tsx"),
    ]);
    return { Game: (props) => VIEW((view) => <GamePlay {...props} game={game} view={view} />) };
  });
}

/** The game, once it has come; at once where it was loaded before anything is rendered, as the server does. */
export function useGame(game: Game): Loaded<OpenedGame> {
  return useLoaded(() => loadGame(game), { key: game.id, cache, sent: cache.peek(game.id) });
}
