import type { GameCard } from "#domain/games/game-card.ts";
import type { AnyView } from "./game-view.ts";

/** A game as the page of the games knows it, before anything of it is fetched. */
export type Game = GameCard & {
  /** Its drawing, as SVG. */
  readonly mark: string;
  /** The game itself is a file of its own, fetched when it is opened. */
  readonly load: () => Promise<{ readonly VIEW: AnyView }>;
};
