import { useState } from "react";
import { GAME_SCREEN } from "#content/games/screen-words.ts";

type Props = {
  readonly hint: string;
  /** Said one by one, when somebody asks. */
  readonly more: readonly string[];
  readonly isTold: boolean;
};

/** The hint, and the ladder of further ones. They cost nothing. */
export function Hints({ hint, more, isTold }: Props) {
  const [opened, setOpened] = useState(0);
  const isAll = opened >= more.length;
  return (
    <>
      <p className="game-hint gloss quiet">
        {GAME_SCREEN.hint} {hint}
      </p>
      {more.length === 0 ? null : (
        <div className="game-ladder">
          <div role="status">
            <ol>
              {more.slice(0, opened).map((each) => (
                <li key={each} className="gloss quiet">
                  {each}
                </li>
              ))}
            </ol>
          </div>
          {isTold ? null : (
            <button
              type="button"
              className="btn btn-quiet"
              aria-disabled={isAll || undefined}
              onClick={() => setOpened(Math.min(more.length, opened + 1))}
            >
              {isAll ? GAME_SCREEN.noMoreHints : GAME_SCREEN.anotherHint}
            </button>
          )}
        </div>
      )}
    </>
  );
}
