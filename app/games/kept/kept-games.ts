import { type Kept, type KeptGame, readKept, writeKept } from "#domain/games/round/kept.ts";
import { withoutLeft } from "#domain/games/round/left-round.ts";
import { localToday } from "#app/device/local-today.ts";
import { stored } from "#app/device/stored.ts";
import { GAMES } from "#app/games/games.ts";

/** Everything that the games keep, under one key. */
const games = stored<Kept>("games", { nothing: {}, read, write: writeKept });

function read(text: string | null): Kept {
  return readKept(
    text,
    GAMES.map(({ id }) => id),
  );
}

export const keptGames = games.now;
export const useKeptGames = games.use;

/** Changes what is kept of one game; the others stay as they are now. */
export function keepGame(id: string, change: (game: KeptGame) => KeptGame): void {
  games.change((now) => ({ ...now, [id]: change(now[id] ?? {}) }));
}

/** Forgets the round of a game that was left. */
export function startOver(id: string): void {
  keepGame(id, (game) => withoutLeft(game, localToday()));
}
