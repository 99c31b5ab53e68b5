import { useLocation } from "react-router";
import { escapeHtml } from "#domain/text/escape-html.ts";
import type { MenuLink } from "#app/site/navigation.data.ts";
import { SiteLink } from "./site-link.tsx";

type Props = { readonly links: readonly MenuLink[] };

/** Pages of a menu. */
export const LinkList = import.meta.env.SSR ? WrittenLinkList : LiveLinkList;

/** As the server writes it: every page has some eighty of these links. */
export function WrittenLinkList({ links }: Props) {
  const { pathname } = useLocation();
  return <ul dangerouslySetInnerHTML={{ __html: linksHtml(links, pathname) }} />;
}

/** What the browser makes alive of it. */
export function LiveLinkList({ links }: Props) {
  return (
    <ul>
      {links.map(({ label, href }) => (
        <li key={href}>
          <SiteLink href={href}>{label}</SiteLink>
        </li>
      ))}
    </ul>
  );
}

const written = new WeakMap<readonly MenuLink[], string>();

/** On a page that stands in no menu, which are most, a menu is the same text each time. */
function linksHtml(links: readonly MenuLink[], pathname: string): string {
  const isHere = links.some(({ href }) => href === pathname);
  const known = isHere ? undefined : written.get(links);
  if (known !== undefined) return known;
  const html = links
    .map(({ label, href }) => {
      const here = href === pathname ? ' aria-current="page"' : "";
      return `<li><a href="${escapeHtml(href)}"${here}>${escapeHtml(label)}</a></li>`;
    })
    .join("");
  if (!isHere) written.set(links, html);
  return html;
}
