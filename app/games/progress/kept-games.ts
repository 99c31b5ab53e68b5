import {
  type StoredGames,
  type StoredGame,
  parseStoredGames,
  formatStoredGames,
} from "#domain/games/round/stored-games.ts";
import { withoutLeft } from "#domain/games/round/left-round.ts";
import { localToday } from "#app/device/local-today.ts";
import { stored } from "#app/device/stored.ts";
import { GAMES } from "#app/games/games.ts";

/** Everything that the games keep, under one key. */
const games = stored<StoredGames>("games", { nothing: {}, read, write: formatStoredGames });

function read(text: string | null): StoredGames {
  return parseStoredGames(
    text,
    GAMES.map(({ id }) => id),
  );
}

export const storedGames = games.now;
export const useStoredGames = games.use;

/** Changes what is kept of one game; the others stay as they are now. */
export function keepGame(id: string, change: (game: StoredGame) => StoredGame): void {
  games.change((now) => ({ ...now, [id]: change(now[id] ?? {}) }));
}

/** Forgets the round of a game that was left. */
export function startOver(id: string): void {
  keepGame(id, (game) => withoutLeft(game, localToday()));
}
