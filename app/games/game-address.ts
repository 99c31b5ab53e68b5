import { type GameId, isGameId } from "#domain/games/game-id.ts";

const PLAY = "play";

/** A game's own address, below the page of the games: "?play=word-scramble". */
export function gameSearch(id: GameId): string {
  return `?${PLAY}=${id}`;
}

/** The game that an address asks for; null for the page of all games, and for one that there is not. */
export function gameIn(search: string): GameId | null {
  const asked = new URLSearchParams(search).get(PLAY);
  return isGameId(asked) ? asked : null;
}

/** The element on a game's card that opens it. */
export function cardLinkId(id: GameId): string {
  return `play-${id}`;
}
