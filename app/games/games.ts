import { GAME_CARDS } from "#content/games/game-cards.ts";
import type { GameCard } from "#domain/games/game-card.ts";
import type { Game } from "./game.ts";

// Each folder has its drawing and its screen under these names; Vite writes the imports when it builds.
const MARKS = import.meta.glob<string>("./*/mark.svg", { query: "?raw", import: "default", eager: true });
const VIEWS = import.meta.glob<Awaited<ReturnType<Game["load"]>>>("./*/view.tsx");

/** The games, in the order of their cards. Addresses, structured data, what is kept and what is counted follow from these. */
export const GAMES: readonly Game[] = Object.values(GAME_CARDS).map(toGame);

/** Null where there is no such game. */
export function gameWithId(id: string | null): Game | null {
  return GAMES.find((game) => game.id === id) ?? null;
}

function toGame(card: GameCard): Game {
  const mark = MARKS[`./${card.id}/mark.svg`];
  const load = VIEWS[`./${card.id}/view.tsx`];
  if (mark === undefined || load === undefined) {
    throw new Error(
      `A card names the game "${card.id}": app/games/${card.id} needs a mark.svg and a view.tsx.`,
    );
  }
  return { ...card, mark, load };
}
