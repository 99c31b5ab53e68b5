import { TryAgain } from "#app/fetching/try-again.tsx";
import { useLoaded } from "#app/fetching/use-loaded.ts";
import type { GameProps } from "#app/games/game-props.ts";
import type { Game } from "#app/games/game.ts";
import { loadGame } from "./load-game.tsx";

type Props = GameProps & { readonly game: Game };

/** Fetches a game and shows it. Nothing of it is rendered on the server: it lives by what the browser keeps. */
export function LoadedGame({ game, opening }: Props) {
  const loaded = useLoaded(() => loadGame(game), { key: game.id });
  if (loaded.state === "loaded") return <loaded.value.Game opening={opening} />;
  if (loaded.state === "loading") return <div className="game-wait needs-script" aria-hidden="true" />;
  return (
    <TryAgain
      words="This game could not be loaded."
      retry={loaded.retry}
      className="game-intro"
      row="game-next"
      button="btn btn-primary btn-lg"
    />
  );
}
