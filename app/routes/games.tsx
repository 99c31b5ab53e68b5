import { SHARE_GAMES } from "#content/games/game-words.ts";
import { PAGES } from "#content/site/pages.ts";
import { gameIn } from "#app/games/game-address.ts";
import { gamesMeta } from "#app/games/games-meta.ts";
import { GamesScreen } from "#app/games/games-screen.tsx";
import { loadGame } from "#app/games/opened/load-game.tsx";
import { plainQuestions } from "#app/games/plain/plain-questions.ts";
import { hydrateAfter } from "#app/head/hydrate-after.ts";
import { services } from "#app/screen-context.ts";
import { SharePanel } from "#app/sharing/share-panel.tsx";
import { RelatedPages } from "#app/site/related/related-pages.tsx";
import type { Route } from "./+types/games";

// The game that the address asks for is in the page: it stays until it can be played.
const asked = import.meta.env.SSR ? null : gameIn(location.search);
if (asked !== null) hydrateAfter(loadGame(asked));

export async function loader({ request, context }: Route.LoaderArgs) {
  const game = gameIn(new URL(request.url).search);
  const { title, path } = PAGES.games;
  // Rendering finds it where this puts it.
  if (game !== null) await loadGame(game);
  return {
    game: game?.id ?? null,
    questions: game === null ? [] : await plainQuestions(game),
    page: { title, path },
    head: gamesMeta(context.get(services).origin),
  };
}

/** From game to grid and back, nothing is fetched. */
export const shouldRevalidate = () => false;

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.head ?? [];

export default function Games({ loaderData: { page, ...sent } }: Route.ComponentProps) {
  return (
    <GamesScreen sent={sent} title={page.title}>
      <div className="shell game-share noprint">
        <SharePanel {...SHARE_GAMES} title={page.title} path={page.path} />
      </div>
      <RelatedPages path={page.path} />
    </GamesScreen>
  );
}
