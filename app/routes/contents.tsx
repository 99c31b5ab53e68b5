import { href } from "react-router";
import { PAGES } from "#content/site/pages.ts";
import { GAMES } from "#app/games/games.ts";
import { services } from "#app/screen-context.ts";
import { buildContentsView } from "#app/contents/compose-contents.ts";
import { ContentsScreen } from "#app/contents/contents-screen.tsx";
import { pageJsonLd } from "#app/site/json-ld/web-page.ts";
import { pageMeta } from "#app/site/page-meta.ts";
import { TITLES } from "#app/site/titles.data.ts";
import type { Route } from "./+types/contents";

const PAGE = PAGES.contents;

export function loader({ context }: Route.LoaderArgs) {
  const page = { ...PAGE, origin: context.get(services).origin };
  const crumbs = [
    { name: "Home", path: href("/") },
    { name: PAGE.title, path: PAGE.path },
  ];
  return {
    contents: buildContentsView(context.get(services).names, context.get(services).articles(), GAMES.length),
    head: pageMeta({ ...page, jsonLd: pageJsonLd(page, crumbs, "CollectionPage") }),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.head ?? [];

export default function ContentsPage({ loaderData: { contents } }: Route.ComponentProps) {
  return <ContentsScreen title={TITLES.contents} contents={contents} />;
}
