import { data, href } from "react-router";
import { LIST_PAGE } from "#content/names/lists.ts";
import { composeListScreen } from "#app/names/lists/compose-list-screen.ts";
import { listJsonLd, namesIn } from "#app/names/lists/list-json-ld.ts";
import { ListScreen } from "#app/names/lists/list-screen.tsx";
import { readListAddress } from "#app/names/lists/read-list-address.ts";
import { nameBook } from "#app/screen-context.ts";
import { SharePanel } from "#app/sharing/share-panel.tsx";
import { pageMeta } from "#app/site/page-meta.ts";
import { pictureOfPage } from "#app/site/shared-picture.ts";
import type { Route } from "./+types/name-list";

export function loader({ context, params, request }: Route.LoaderArgs) {
  const book = context.get(nameBook);
  const query = new URL(request.url).searchParams;
  const address = readListAddress(params.list, params.of, query, book.edition);
  const words = address && composeListScreen(book, address);
  if (words === null) throw data(null, { status: 404 });
  return words;
}

export const meta: Route.MetaFunction = ({ loaderData, matches: [root] }) => {
  if (loaderData === undefined) return [];
  const { origin } = root.loaderData;
  const { path, label, title, description, keywords, noindex, table } = loaderData;
  const jsonLd = listJsonLd({
    origin,
    path,
    title,
    description,
    crumbs: [
      { name: "Names", path: href("/") },
      { name: "Lists", path: href("/names/lists") },
      { name: label, path },
    ],
    items: table.groups.flatMap(({ rows }) => namesIn(rows)),
  });
  const picture = pictureOfPage(href("/names/lists"), title);
  return pageMeta({ origin, path, title, description, keywords, noindex, picture, jsonLd });
};

export default function NameList({ loaderData }: Route.ComponentProps) {
  const { shared, title } = loaderData;
  return (
    <ListScreen words={loaderData}>
      <SharePanel {...LIST_PAGE.share} title={title} path={shared} />
    </ListScreen>
  );
}
