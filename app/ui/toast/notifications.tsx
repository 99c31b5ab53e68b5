import { useFrom } from "#app/ui/use-when-idle.ts";
import { whenFirstUsed } from "./when-first-used.ts";

const loadToaster = () => import("./toaster.tsx");

/**
 * The notification region. Whoever only reads never sees one: it is fetched at the first press of a button or key, before
 * there is anything to tell of. Without it a page still works, it only says less.
 */
export function Notifications() {
  const toaster = useFrom(whenFirstUsed, loadToaster);
  return toaster === undefined ? null : <toaster.Toaster />;
}
