import { GAME_SCREEN } from "#content/games/screen-words.ts";
import { AsSent } from "#app/fetching/as-sent.tsx";
import { TryAgain } from "#app/fetching/try-again.tsx";
import type { GameProps } from "#app/games/game-props.ts";
import type { Game } from "#app/games/game.ts";
import { useHydrated } from "#app/ui/use-hydrated.ts";
import { useGame } from "./load-game.tsx";

type Props = GameProps & { readonly game: Game };

/** A game as it begins. Opened by its address it is in the page; opened from the grid it is fetched now. */
export function LoadedGame({ game, opening }: Props) {
  const loaded = useGame(game);
  const isHydrated = useHydrated();
  if (loaded.state === "loaded") {
    return (
      <div className="needs-script">
        <loaded.value.Game opening={opening} />
      </div>
    );
  }
  if (!isHydrated) return <AsSent className="needs-script" />;
  if (loaded.state === "loading") return <div className="game-wait needs-script" aria-hidden="true" />;
  return (
    <TryAgain
      words={GAME_SCREEN.failed}
      retry={loaded.retry}
      className="game-intro"
      row="game-next"
      button="btn btn-primary btn-lg"
    />
  );
}
