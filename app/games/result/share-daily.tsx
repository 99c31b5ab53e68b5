import { href } from "react-router";
import { GAME_WORDS } from "#content/games/game-words.ts";
import { BRAND } from "#content/site/brand.ts";
import type { GameId } from "#domain/games/game-id.ts";
import type { DailyResult } from "#domain/games/kept.ts";
import { shareText } from "#domain/games/share-text.ts";
import { gameSearch } from "#app/games/game-address.ts";
import { passOn } from "./pass-on.ts";
import "./outcome.css";

type Props = { readonly id: GameId; readonly result: DailyResult };

/** The marks of a daily round, to be passed on: they spoil nothing. */
export function ShareDaily({ id, result }: Props) {
  const text = shareText({
    site: BRAND.name,
    game: GAME_WORDS.find((game) => game.id === id)?.title ?? "",
    result,
    address: `${globalThis.location.origin}${href("/games")}${gameSearch(id)}`,
  });
  return (
    <div className="game-share-daily">
      <pre className="num">{text}</pre>
      <button type="button" className="btn" onClick={() => void passOn(text)}>
        Share your result
      </button>
    </div>
  );
}
