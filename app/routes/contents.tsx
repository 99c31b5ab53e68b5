import { href } from "react-router";
import { PAGES } from "#content/site/pages.ts";
import { articleBook, nameBook } from "#app/screen-context.ts";
import { composeContents } from "#app/site/compose-contents.ts";
import { ContentsScreen } from "#app/site/contents-screen.tsx";
import { pageJsonLd } from "#app/site/json-ld/web-page.ts";
import { pageMeta } from "#app/site/page-meta.ts";
import type { Route } from "./+types/contents";

const PAGE = PAGES.contents;

export function loader({ context }: Route.LoaderArgs) {
  return composeContents(context.get(nameBook), context.get(articleBook));
}

export const meta: Route.MetaFunction = ({ matches: [root] }) => {
  const { origin } = root.loaderData;
  const crumbs = [
    { name: "Home", path: href("/") },
    { name: PAGE.title, path: PAGE.path },
  ];
  return pageMeta({ ...PAGE, origin, jsonLd: pageJsonLd({ ...PAGE, origin }, crumbs, "CollectionPage") });
};

export default function ContentsPage({ loaderData }: Route.ComponentProps) {
  return <ContentsScreen title={PAGE.title} contents={loaderData} />;
}
