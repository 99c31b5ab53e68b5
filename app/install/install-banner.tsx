import { useLocation } from "react-router";
import { mayOfferInstall } from "#domain/site/may-offer-install.ts";
import { useAtRest } from "#app/ui/use-at-rest.ts";

const loadStrip = () => import("./install-strip.tsx");

/** The offer to put the site on the home screen. It comes when the page is at rest, and takes no room before. */
export function InstallBanner() {
  const loaded = useAtRest(loadStrip);
  return loaded === undefined ? null : <loaded.InstallStrip />;
}

/** The same at the end of a page. The home page has it below its names; tools and games have none. */
export function InstallAtEnd() {
  const { pathname, search } = useLocation();
  return pathname === "/" || !mayOfferInstall(pathname, search) ? null : <InstallBanner />;
}
