import { useEffect } from "react";
import { useLocation } from "react-router";
import { isSensitive } from "#app/site/is-sensitive.ts";
import { endAdScript } from "./ad-script.ts";

/** A provider's script that an earlier page has loaded does not come along to a page that is to be left in peace. */
export function NoAdsHere() {
  const { pathname } = useLocation();
  useEffect(() => {
    if (isSensitive(pathname)) endAdScript();
  }, [pathname]);
  return null;
}
