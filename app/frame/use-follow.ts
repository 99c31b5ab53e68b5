import { useEffect } from "react";
import { useNavigate } from "react-router";
import { pathToFollow } from "./path-to-follow.ts";

/** Where links are followed: in all that stands around a page. */
const FRAME = ":is(.hd, .ft, .tabbar) a";

/** Follows the links of the frame without loading the site anew, as the router's own links do. Until then they are links. */
export function useFollow(): void {
  const navigate = useNavigate();
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>(FRAME) : null;
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
