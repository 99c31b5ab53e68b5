import { breadcrumbs } from "./breadcrumbs.ts";
import { house } from "./house.ts";
import { itemList } from "./item-list.ts";
import type { SchemaThing } from "./schema-thing.ts";
import { type DescribedPage, pageFacts } from "./web-page.ts";

type DescribedGame = {
  readonly name: string;
  readonly description: string;
  readonly genre: string;
  readonly path: string;
};

/** The page of the games: its place, the page itself with the list, and each game as a free application for the browser. */
export function gamesJsonLd({
  crumb,
  games,
  ...page
}: DescribedPage & {
  readonly crumb: string;
  readonly games: readonly DescribedGame[];
}): readonly SchemaThing[] {
  const { origin, path } = page;
  return [
    breadcrumbs(origin, [
      { name: "Home", path: "/" },
      { name: crumb, path },
    ]),
    { "@type": "CollectionPage", ...pageFacts(page), mainEntity: itemList(origin, games) },
    ...games.map((game): SchemaThing => ({
      "@type": "WebApplication",
      name: game.name,
      description: game.description,
      genre: game.genre,
      url: `${origin}${game.path}`,
      applicationCategory: "GameApplication",
      operatingSystem: "Any",
      browserRequirements: "Requires JavaScript",
      isAccessibleForFree: true,
      inLanguage: "en-US",
      publisher: house(origin),
      offers: { "@type": "Offer", price: "0", priceCurrency: "USD" },
    })),
  ];
}
