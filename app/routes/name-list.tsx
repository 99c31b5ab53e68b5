import { data, redirect } from "react-router";
import { LIST_PAGE } from "#content/names/lists.ts";
import { buildListView } from "#app/names/lists/build-list-view.ts";
import { listMeta } from "#app/names/lists/list-meta.ts";
import { movedList } from "#app/names/lists/moved-list.ts";
import { ListScreen } from "#app/names/lists/list-screen.tsx";
import { readListAddress } from "#app/names/lists/read-list-address.ts";
import { services } from "#app/screen-context.ts";
import { SharePanel } from "#app/sharing/share-panel.tsx";
import type { Route } from "./+types/name-list";

export function loader({ context, params, request }: Route.LoaderArgs) {
  const book = context.get(services).names;
  const query = new URL(request.url).searchParams;
  const moved = movedList(params.list, params.of);
  if (moved !== null) throw redirect(moved, 308);
  const address = readListAddress(params.list, params.of, query, book.edition);
  const words = address && buildListView(book, address);
  if (words === null) throw data(null, { status: 404 });
  return { words, head: listMeta(words, context.get(services).origin) };
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.head ?? [];

export default function NameList({ loaderData: { words } }: Route.ComponentProps) {
  const { shared, title } = words;
  return (
    <ListScreen words={words}>
      <SharePanel {...LIST_PAGE.share} title={title} path={shared} />
    </ListScreen>
  );
}
