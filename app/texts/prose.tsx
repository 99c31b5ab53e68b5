import type { MouseEvent } from "react";
import { useNavigate } from "react-router";

/** A text of ours as HTML. Its links to other pages of ours are followed within the page that is alive, as all others are. */
export function Prose({ html }: { readonly html: string }) {
  const navigate = useNavigate();
  const follow = (event: MouseEvent) => {
    const path = pathFollowed(event);
    if (path === null) return;
    event.preventDefault();
    void navigate(path);
  };
  return <div role="presentation" onClick={follow} dangerouslySetInnerHTML={{ __html: html }} />;
}

/** The page of ours that a plain click on a link leads to; null where the browser does better by itself. */
function pathFollowed(event: MouseEvent): string | null {
  const link = event.target instanceof Element ? event.target.closest("a") : null;
  if (link === null || event.button !== 0) return null;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null;
  const { origin, pathname, search, hash } = link;
  if (origin !== globalThis.location.origin) return null;
  return pathname === globalThis.location.pathname ? null : pathname + search + hash;
}
