import { PAGES } from "#content/site/pages.ts";
import { OfflineScreen } from "#app/offline/offline-screen.tsx";
import { pageMeta } from "#app/site/page-meta.ts";
import type { Route } from "./+types/offline";

export const meta: Route.MetaFunction = ({ matches: [root] }) =>
  pageMeta({ ...PAGES.offline, origin: root.loaderData.origin });

export default function Offline() {
  return <OfflineScreen />;
}
