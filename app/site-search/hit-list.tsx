import { Phone } from "lucide";
import { Link } from "react-router";
import { SEARCH_PAGE } from "#content/site/search-page.ts";
import { phoneLink } from "#domain/directory/phone.ts";
import type { SiteItem } from "#domain/site-search/site-answer.ts";
import { fillIn } from "#domain/text/fill-in.ts";
import { Icon } from "#app/ui/icon.tsx";

/** Results that are no names: title, one line of context, and the parts of an article that answer best. */
export function HitList({ items }: { readonly items: readonly SiteItem[] }) {
  return (
    <ul className="srch-hits">
      {items.map(({ kind, title, href, line, headings = [], phone }) => (
        <li key={href}>
          <div>
            <h3>
              {/* An organization stands far down on its page: the browser finds it there when the page is loaded. */}
              <Link to={href} reloadDocument={kind === "listing"}>
                {title}
              </Link>
            </h3>
            <p className="small quiet">{line}</p>
            {headings.length === 0 ? null : (
              <ul className="srch-parts small">
                {headings.map((heading) => (
                  <li key={heading.href}>
                    <Link to={heading.href}>{heading.title}</Link>
                  </li>
                ))}
              </ul>
            )}
          </div>
          {phone === undefined ? null : (
            <a
              className="btn num"
              href={phoneLink(phone)}
              aria-label={fillIn(SEARCH_PAGE.call, { title, phone })}
            >
              <Icon of={Phone} />
              {phone}
            </a>
          )}
        </li>
      ))}
    </ul>
  );
}
