import { GAME_WORDS, GAMES_PAGE } from "#content/games/game-words.ts";
import { PAGES } from "#content/site/pages.ts";
import { gamesJsonLd } from "#app/site/json-ld/games.ts";
import { pageMeta } from "#app/site/page-meta.ts";
import { gameSearch } from "./game-address.ts";

/** The head of the games, with each game for machines. */
export function gamesMeta(origin: string) {
  const games = GAME_WORDS.map(({ id, title, description, badge }) => ({
    name: title,
    description,
    genre: badge,
    path: `${PAGES.games.path}${gameSearch(id)}`,
  }));
  const jsonLd = gamesJsonLd({ ...PAGES.games, origin, crumb: GAMES_PAGE.crumb, games });
  return pageMeta({ ...PAGES.games, origin, jsonLd });
}
