import { GAME_SCREEN } from "#content/games/screen-words.ts";
import { NameLink } from "./name-link.tsx";

type Explained = {
  readonly name: string;
  readonly explanation: string;
  /** Where it can be read; a question written by hand may have none. */
  readonly source?: string | undefined;
};

/** Why an answer is right, and the way to the name. */
export function Why({ name, explanation, source }: Explained) {
  return (
    <>
      <p className="game-why">{explanation}</p>
      {source === undefined ? null : (
        <p className="meta">
          {GAME_SCREEN.source} {source}
        </p>
      )}
      <NameLink name={name} />
    </>
  );
}
