import { href } from "react-router";
import { PAGES } from "#content/site/pages.ts";
import { composeListsScreen } from "#app/names/lists/compose-lists-screen.ts";
import { listJsonLd } from "#app/names/lists/list-json-ld.ts";
import { ListsScreen } from "#app/names/lists/lists-screen.tsx";
import { nameBook } from "#app/screen-context.ts";
import { pageMeta } from "#app/site/page-meta.ts";
import type { Route } from "./+types/name-lists";

const PAGE = PAGES.lists;

export function loader({ context }: Route.LoaderArgs) {
  return composeListsScreen(context.get(nameBook));
}

export const meta: Route.MetaFunction = ({ loaderData, matches: [root] }) => {
  if (loaderData === undefined) return [];
  const { origin } = root.loaderData;
  const all = [
    ...loaderData.groups.flatMap(({ lists }) => lists),
    ...loaderData.origins,
    ...loaderData.letters,
  ];
  const jsonLd = listJsonLd({
    ...PAGE,
    origin,
    crumbs: [
      { name: "Names", path: href("/") },
      { name: "Lists", path: PAGE.path },
    ],
    items: all.map(({ label, path }) => ({ name: label, path })),
  });
  return pageMeta({ ...PAGE, origin, jsonLd });
};

export default function NameLists({ loaderData }: Route.ComponentProps) {
  return <ListsScreen words={loaderData} />;
}
