import { data, isRouteErrorResponse, redirect } from "react-router";
import { LIST_PAGE } from "#content/lists/list-page.ts";
import { sendParts } from "#app/head/page-parts.ts";
import { buildListView } from "#app/names/lists/build-list-view.ts";
import { listMeta } from "#app/names/lists/list-meta.ts";
import { movedList } from "#app/names/lists/moved-list.ts";
import { ListScreen } from "#app/names/lists/list-screen.tsx";
import { pageAsked } from "#app/names/lists/page-of-table.ts";
import { movedTo, readListAddress, unknownOf } from "#app/names/lists/read-list-address.ts";
import { isUnknownList, unknownList } from "#app/names/lists/unknown-list.ts";
import { UnknownListScreen } from "#app/names/lists/unknown-list-screen.tsx";
import { services } from "#app/screen-context.ts";
import { SharePanel } from "#app/sharing/share-panel.tsx";
import { ErrorScreen } from "#app/site/faults/error-screen.tsx";
import type { Route } from "./+types/name-list";

export function loader({ context, params, request }: Route.LoaderArgs) {
  const { names, origin } = context.get(services);
  const query = new URL(request.url).searchParams;
  const former = movedList(params.list, params.of);
  if (former !== null) throw redirect(former, 308);
  const address = readListAddress(params.list, params.of, query, names.edition);
  if (address === null) throw data(null, { status: 404 });
  if (address.kind === "moved") {
    const { path, status } = movedTo(address);
    throw redirect(path, status);
  }
  const view = address.kind === "list" ? buildListView(names, address.request, pageAsked(query)) : null;
  if (view === null) throw data(unknownList(names, unknownOf(address, params)), { status: 404 });
  const { words, parts } = view;
  return { words, parts: sendParts(context, request, parts), head: listMeta(words, origin) };
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.head ?? [];

export default function NameList({ loaderData: { words, parts } }: Route.ComponentProps) {
  const { path, title } = words;
  return (
    <ListScreen words={words} parts={parts}>
      <SharePanel {...LIST_PAGE.share} title={title} path={path} />
    </ListScreen>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return isRouteErrorResponse(error) && isUnknownList(error.data) ? (
    <UnknownListScreen unknown={error.data} />
  ) : (
    <ErrorScreen error={error} />
  );
}
