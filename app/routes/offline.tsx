import { PAGES } from "#content/site/pages.ts";
import { OfflineScreen } from "#app/offline-page/offline-screen.tsx";
import { services } from "#app/screen-context.ts";
import { pageMeta } from "#app/site/page-meta.ts";
import type { Route } from "./+types/offline";

export const loader = ({ context }: Route.LoaderArgs) => ({
  head: pageMeta({ ...PAGES.offline, origin: context.get(services).origin }),
});

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.head ?? [];

export default function Offline() {
  return <OfflineScreen />;
}
