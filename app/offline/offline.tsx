import { useWhenIdle } from "#app/ui/use-when-idle.ts";

const loadKeeper = () => import("./keep-offline.tsx");

/** What makes pages work without a network. No page needs it to be read, so it comes when the page is at rest. */
export function Offline() {
  const keeper = useWhenIdle(loadKeeper);
  return keeper === undefined ? null : <keeper.KeepOffline />;
}
