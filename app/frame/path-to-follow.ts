type Click = Pick<MouseEvent, "button" | "metaKey" | "altKey" | "ctrlKey" | "shiftKey" | "defaultPrevented">;
type Link = Pick<HTMLAnchorElement, "origin" | "pathname" | "search" | "hash" | "target" | "download">;

/**
 * Where a click on a link leads within the page that is open; null where the browser should do as it always does: another
 * site or tab, a file, or a click that something else has taken.
 */
export function pathToFollow(click: Click, link: Link, origin: string): string | null {
  const isPlain = click.button === 0 && !(click.metaKey || click.altKey || click.ctrlKey || click.shiftKey);
  if (!isPlain || click.defaultPrevented) return null;
  if (link.origin !== origin || link.target !== "" || link.download !== "") return null;
  return link.pathname + link.search + link.hash;
}
