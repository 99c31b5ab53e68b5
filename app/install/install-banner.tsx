import { useAtRest } from "#app/ui/use-at-rest.ts";

const loadStrip = () => import("./install-strip.tsx");

/** The offer to put the site on the home screen. It comes when the page is at rest, and takes no room before. */
export function InstallBanner() {
  const loaded = useAtRest(loadStrip);
  return loaded === undefined ? null : <loaded.InstallStrip />;
}
