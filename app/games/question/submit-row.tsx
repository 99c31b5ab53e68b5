import { GAME_SCREEN } from "#content/games/screen-words.ts";
import type { GameView } from "#app/games/game-view.ts";

type Props = {
  readonly words: GameView<unknown>["words"];
  /** Whether the answer is told, or the next question follows at once. */
  readonly reveals: boolean;
  readonly isLast: boolean;
  readonly isReady: boolean;
  readonly onStop: (() => void) | undefined;
};

/** The button that gives the answer, once there is one. The next question takes the focus from it. */
export function SubmitRow({ words, reveals, isLast, isReady, onStop }: Props) {
  const onward = isLast ? words.finish : words.next;
  return (
    <div className="game-next">
      <button type="submit" className="btn btn-primary btn-lg" disabled={!isReady}>
        {reveals ? (words.submit ?? GAME_SCREEN.submit) : onward}
      </button>
      {onStop === undefined ? null : (
        <button type="button" className="btn btn-quiet" onClick={onStop}>
          {GAME_SCREEN.stop}
        </button>
      )}
    </div>
  );
}
