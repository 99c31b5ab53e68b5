import { GAMES_PAGE } from "#content/games/game-words.ts";
import { PAGES } from "#content/site/pages.ts";
import { gamesJsonLd } from "#app/site/json-ld/games.ts";
import { pageMeta } from "#app/site/page-meta.ts";
import { gameSearch } from "./game-address.ts";
import { GAMES } from "./games.ts";

/** The head of the games, with each game for machines. */
export function gamesMeta(origin: string) {
  const games = GAMES.map((game) => ({
    name: game.title,
    description: game.description,
    genre: game.badge,
    path: `${PAGES.games.path}${gameSearch(game)}`,
  }));
  const jsonLd = gamesJsonLd({ ...PAGES.games, origin, crumb: GAMES_PAGE.crumb, games });
  return pageMeta({ ...PAGES.games, origin, jsonLd });
}
