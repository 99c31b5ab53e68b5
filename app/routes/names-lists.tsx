import { buildListsView } from "#app/names/lists/build-lists-view.ts";
import { listsMeta } from "#app/names/lists/lists-meta.ts";
import { ListsScreen } from "#app/names/lists/lists-screen.tsx";
import { services } from "#app/screen-context.ts";
import type { Route } from "./+types/names-lists";

export function loader({ context }: Route.LoaderArgs) {
  const words = buildListsView(context.get(services).names);
  return { words, head: listsMeta(words, context.get(services).origin) };
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.head ?? [];

export default function NameLists({ loaderData: { words } }: Route.ComponentProps) {
  return <ListsScreen words={words} />;
}
