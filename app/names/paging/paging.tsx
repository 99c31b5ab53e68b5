import { ArrowLeft, ArrowRight } from "lucide";
import { Link } from "react-router";
import { formatCount } from "#domain/names/records/one-in.ts";
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
    <nav className="paging noprint" aria-label="Pages">
      {previous === null ? null : (
        <Link className="btn" to={`${previous}#${NAMES_ANCHOR}`} rel="prev" onClick={onLeave}>
          <Icon of={ArrowLeft} />
          Previous
        </Link>
      )}
      <span className="small quiet num">
        Page {formatCount(page)} of {formatCount(pages)}
      </span>
      {next === null ? null : (
        <Link className="btn" to={`${next}#${NAMES_ANCHOR}`} rel="next" onClick={onLeave}>
          Next
          <Icon of={ArrowRight} />
        </Link>
      )}
    </nav>
  );
}
