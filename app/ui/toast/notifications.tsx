import { useWhenIdle } from "#app/ui/use-when-idle.ts";

const loadToaster = () => import("./toaster.tsx");

/**
 * The notification region. It is fetched once the page is at rest: no page needs it to be read,
 * and it is there before anything can go wrong. Without it a page still works, it only says less.
 */
export function Notifications() {
  const toaster = useWhenIdle(loadToaster);
  return toaster === undefined ? null : <toaster.Toaster />;
}
