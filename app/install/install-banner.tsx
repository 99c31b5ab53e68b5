import { useWhenIdle } from "#app/ui/use-when-idle.ts";

const loadStrip = () => import("./install-strip.tsx");

/**
 * The offer to put the site on the home screen: in the home page below its names, elsewhere at the end. It comes when the
 * page is at rest, and takes no room before.
 */
export function InstallBanner({ place }: { readonly place: "home" | "end" }) {
  const loaded = useWhenIdle(loadStrip);
  return loaded === undefined ? null : <loaded.InstallStrip place={place} />;
}
