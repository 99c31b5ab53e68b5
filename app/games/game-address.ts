import type { Game } from "./game.ts";
import { gameWithId } from "./games.ts";

const PLAY = "play";

/** A game's own address, below the page of the games: "?play=word-scramble". */
export function gameSearch({ id }: Game): string {
  return `?${PLAY}=${id}`;
}

/** The game that an address asks for; null for the page of all games, and for one that there is not. */
export function gameIn(search: string): Game | null {
  return gameWithId(new URLSearchParams(search).get(PLAY));
}

/** The element on a game's card that opens it. */
export function cardLinkId({ id }: Game): string {
  return `play-${id}`;
}
