import { ArrowLeft, ArrowRight } from "lucide";
import { Link } from "react-router";
import { BROWSE_PAGE } from "#content/browse/browse-page.ts";
import { formatCount } from "#domain/locale/numbers.ts";
import { fillIn } from "#domain/text/fill-in.ts";
import { Icon } from "#app/ui/icon.tsx";
import "./paging.css";

/** Where another page of names begins to be read. */
export const NAMES_ANCHOR = "names";

export type PageOfNames = {
  /** From 1. */
  readonly page: number;
  readonly pages: number;
  /** Addresses of the pages beside this one. */
  readonly previous: string | null;
  readonly next: string | null;
};

type Props = { readonly words: PageOfNames; readonly onLeave?: () => void };

/** The way to the pages before and after; nothing where there is only one. */
export function Paging({ words: { page, pages, previous, next }, onLeave }: Props) {
  if (pages === 1) return null;
  return (
    <nav className="paging noprint" aria-label={BROWSE_PAGE.pages}>
      {previous === null ? null : (
        <Link className="btn" to={`${previous}#${NAMES_ANCHOR}`} rel="prev" onClick={onLeave}>
          <Icon of={ArrowLeft} />
          {BROWSE_PAGE.previous}
        </Link>
      )}
      <span className="small quiet num">
        {fillIn(BROWSE_PAGE.pageOf, { page: formatCount(page), pages: formatCount(pages) })}
      </span>
      {next === null ? null : (
        <Link className="btn" to={`${next}#${NAMES_ANCHOR}`} rel="next" onClick={onLeave}>
          {BROWSE_PAGE.next}
          <Icon of={ArrowRight} />
        </Link>
      )}
    </nav>
  );
}
