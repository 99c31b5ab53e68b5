import { href } from "react-router";
import { GAMES_PAGE } from "#content/games/game-words.ts";
import { PAGES } from "#content/site/pages.ts";
import { collectionJsonLd } from "#app/site/json-ld/web-page.ts";
import { pageMeta } from "#app/site/page-meta.ts";
import { gameSearch } from "./game-address.ts";
import { GAMES } from "./games.ts";

/** The head of the games, with the list of them for machines. */
export function gamesMeta(origin: string) {
  const page = { ...PAGES.games, origin };
  const crumbs = [
    { name: "Home", path: href("/") },
    { name: GAMES_PAGE.crumb, path: page.path },
  ];
  const games = GAMES.map((game) => ({ name: game.title, path: `${page.path}${gameSearch(game)}` }));
  return pageMeta({ ...page, jsonLd: collectionJsonLd(page, crumbs, games) });
}
