import { GAME_SCREEN } from "#content/games/screen-words.ts";
import { BRAND } from "#content/site/brand.ts";
import type { Game } from "#app/games/game.ts";
import type { DailyResult } from "#domain/games/round/stored-games.ts";
import { shareText } from "#domain/games/round/share-text.ts";
import { gameSearch } from "#app/games/game-address.ts";
import { PATHS } from "#app/site/paths.data.ts";
import { passOn } from "./pass-on.ts";
import "./outcome.css";

type Props = { readonly game: Game; readonly result: DailyResult };

/** The marks of a daily round, to be passed on: they spoil nothing. */
export function ShareDaily({ game, result }: Props) {
  const text = shareText({
    site: BRAND.name,
    game: game.title,
    result,
    address: `${globalThis.location.origin}${PATHS.games}${gameSearch(game)}`,
  });
  return (
    <div className="game-share-daily">
      <pre className="num">{text}</pre>
      <button type="button" className="btn" onClick={() => void passOn(text)}>
        {GAME_SCREEN.shareResult}
      </button>
    </div>
  );
}
