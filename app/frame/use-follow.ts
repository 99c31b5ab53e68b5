import { useEffect } from "react";
import { useNavigate } from "react-router";
import { pathToFollow } from "./path-to-follow.ts";

/** Which links are followed: all that stand around a page, and those that lead to a name. */
const FOLLOWED = ":is(.hd, .ft, .tabbar) a, a.name-link";

/**
 * Follows links without loading the site anew, as the router's own do. Until then they are links. Pages have a hundred of
 * them, and the router's own would be a sixth of what it costs to render a page.
 */
export function useFollow(): void {
  const navigate = useNavigate();
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>(FOLLOWED) : null;
      const path = link === null ? null : pathToFollow(event, link, globalThis.location.origin);
      if (path === null) return;
      event.preventDefault();
      // To the page that is shown: not one step more for Back.
      void navigate(path, { replace: link?.href === globalThis.location.href });
    };
    document.addEventListener("click", follow);
    return () => document.removeEventListener("click", follow);
  }, [navigate]);
}
