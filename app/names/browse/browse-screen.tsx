import { type ReactNode, useEffect, useRef } from "react";
import { href, Link, useLocation } from "react-router";
import { PAGES } from "#content/site/pages.ts";
import { formatCount } from "#domain/names/one-in.ts";
import { Breadcrumbs } from "#app/site/breadcrumbs.tsx";
import { BrowseFilters } from "./browse-filters.tsx";
import { BrowseResults } from "./browse-results.tsx";
import type { BrowseWords } from "./browse-words.ts";
import { useBrowseForm } from "./use-browse-form.ts";

type Props = {
  readonly words: BrowseWords;
  readonly busy: boolean;
  /** Above the names: that a newer list could not be had. */
  readonly failure: ReactNode;
  /** At the end: the share panel. */
  readonly children: ReactNode;
};

/** The collection, to be narrowed down. */
export function BrowseScreen({ words, busy, failure, children }: Props) {
  const browseForm = useBrowseForm();
  const { heading, moveThere } = useFocusOnArrival();
  return (
    <>
      <Breadcrumbs above={[{ label: "Names", href: href("/") }]} current={PAGES.browse.title} />
      <main id="main" className="shell brw" onClickCapture={browseForm.onLink}>
        <header className="brw-head">
          <h1>{PAGES.browse.title}</h1>
          <p className="quiet num">
            {formatCount(words.collected)} names that we have read up on: our collection, each with its origin
            and meaning. <Link to={href("/")}>Search</Link> covers all {formatCount(words.recorded)} names on
            record.
          </p>
        </header>
        <BrowseFilters words={words} browseForm={browseForm} onShow={() => heading.current?.focus()} />
        <BrowseResults
          words={words}
          busy={busy}
          failure={failure}
          heading={heading}
          onSort={browseForm.onChange}
          onLeave={moveThere}
        />
        <div className="brw-end">{children}</div>
      </main>
    </>
  );
}

/** The link that leads to another list may be gone with it, so the focus goes to the new list's heading. */
function useFocusOnArrival() {
  const heading = useRef<HTMLHeadingElement>(null);
  const leftFrom = useRef<string | null>(null);
  const { key } = useLocation();
  useEffect(() => {
    if (leftFrom.current === null || leftFrom.current === key) return;
    leftFrom.current = null;
    heading.current?.focus({ preventScroll: true });
  }, [key]);
  return { heading, moveThere: () => void (leftFrom.current = key) };
}
