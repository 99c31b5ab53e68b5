import { GAME_SCREEN } from "#content/games/screen-words.ts";
import type { GameView } from "#app/games/game-view.ts";

type Props<Item> = { readonly view: GameView<Item>; readonly onStart: () => void };

/** What a game is about, before it begins. */
export function Intro<Item>({ view, onStart }: Props<Item>) {
  return (
    <div className="game-intro">
      <p>{view.intro}</p>
      <div className="game-next">
        <button type="button" className="btn btn-primary btn-lg" onClick={onStart}>
          {GAME_SCREEN.start}
        </button>
      </div>
      {view.note === undefined ? null : <p className="meta game-note">{view.note}</p>}
    </div>
  );
}
