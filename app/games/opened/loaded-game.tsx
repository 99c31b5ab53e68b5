import { type ComponentType, useEffect, useState } from "react";
import type { GameProps } from "#app/games/game-props.ts";
import type { Game } from "#app/games/game.ts";
import { loadGame } from "./load-game.tsx";

type Props = GameProps & { readonly game: Game };

/** Fetches a game and shows it. Nothing of it is rendered on the server: it lives by what the browser keeps. */
export function LoadedGame({ game, opening }: Props) {
  const [loaded, setLoaded] = useState<{ readonly Game: ComponentType<GameProps> } | "failed">();
  useEffect(() => {
    if (loaded !== undefined) return;
    let isGone = false;
    loadGame(game).then(
      (found) => {
        if (!isGone) setLoaded(found);
      },
      () => {
        if (!isGone) setLoaded("failed");
      },
    );
    return () => {
      isGone = true;
    };
  }, [game, loaded]);

  if (loaded === undefined) return <div className="game-wait needs-script" aria-hidden="true" />;
  if (loaded === "failed") {
    return (
      <div className="game-intro" role="alert">
        <p>This game could not be loaded.</p>
        <div className="game-next">
          <button type="button" className="btn btn-primary btn-lg" onClick={() => setLoaded(undefined)}>
            Try again
          </button>
        </div>
      </div>
    );
  }
  return <loaded.Game opening={opening} />;
}
