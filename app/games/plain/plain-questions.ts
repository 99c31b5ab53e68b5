import type { Game } from "#app/games/game.ts";

/** A question with its answer, for reading. */
export type PlainQuestion = {
  readonly question: string;
  readonly choices: readonly string[];
  readonly answer: string;
};

/** The default round of a game in words: what a browser without JavaScript gets. */
export async function plainQuestions({ load }: Game): Promise<readonly PlainQuestion[]> {
  const { VIEW } = await load();
  return VIEW(({ items, plain }) => items.map(plain));
}
