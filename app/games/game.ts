import type { AnyView } from "./game-view.ts";

/** A game as the page of the games knows it, before anything of it is fetched. */
export type Game = {
  /** The address of a game (?play=word-scramble), and the key of what browsers keep of it: never renamed. */
  readonly id: string;
  /** On the card. Titles, times and badges are the specification's. */
  readonly title: string;
  /** Where there is room, and where the specification has a longer one. */
  readonly fullTitle?: string;
  readonly description: string;
  readonly time: string;
  readonly badge: string;
  /** Its drawing, as SVG. */
  readonly mark: string;
  /** The game itself is a file of its own, fetched when it is opened. */
  readonly load: () => Promise<{ readonly VIEW: AnyView }>;
};
