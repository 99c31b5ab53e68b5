import type { Game } from "#app/games/game.ts";
import type { PlainQuestion } from "./plain-question.ts";

/** The default round of a game in words: what a browser without JavaScript gets. */
export async function plainQuestions({ load }: Game): Promise<readonly PlainQuestion[]> {
  const { VIEW } = await load();
  return VIEW(({ items, plain }) => items.map(plain));
}
