import { type ReactNode, useEffect, useRef } from "react";
import { href, Link, useLocation } from "react-router";
import { BROWSE_PAGE } from "#content/browse/browse-page.ts";
import { formatCount } from "#domain/locale/numbers.ts";
import { fillIn } from "#domain/text/fill-in.ts";
import { type FormRules, useFormAddress } from "#app/forms/use-form-address.ts";
import { formQuery } from "#app/names/filters/form-query.ts";
import { Breadcrumbs } from "#app/site/breadcrumbs.tsx";
import { StepLine } from "#app/site/step-line.tsx";
import { PATHS } from "#app/site/paths.data.ts";
import { RelatedPages } from "#app/site/related/related-pages.tsx";
import { TITLES } from "#app/site/titles.data.ts";
import { BrowseFilters } from "./browse-filters.tsx";
import { BrowseResults } from "./browse-results.tsx";
import type { BrowseView } from "./browse-view.ts";
import { useChoiceLinks } from "./use-choice-links.ts";
import "./browse-filters.css";
import "./browse-results.css";
import "./browse.css";

/** The letters of one field are one step to go back. */
const RULES: FormRules = {
  read: formQuery,
  typingMs: 350,
  rewrites: (_, isSameField) => isSameField,
};

type Props = {
  readonly words: BrowseView;
  readonly busy: boolean;
  /** Above the names: that a newer list could not be had. */
  readonly failure: ReactNode;
  /** At the end: the share panel. */
  readonly children: ReactNode;
};

/** The collection, to be narrowed down. */
export function BrowseScreen({ words, busy, failure, children }: Props) {
  const formAddress = useFormAddress(useLocation().search, RULES);
  const onLink = useChoiceLinks();
  const { heading, moveThere } = useFocusOnArrival();
  return (
    <>
      <Breadcrumbs above={[{ label: "Names", href: href("/") }]} current={TITLES.browse} />
      <main id="main" className="shell brw" onClickCapture={onLink}>
        <header className="brw-head">
          <h1>{TITLES.browse}</h1>
          <p className="quiet num">
            {fillIn(BROWSE_PAGE.collected, { count: formatCount(words.collected) })}{" "}
            <Link to={href("/")}>{BROWSE_PAGE.search}</Link>{" "}
            {fillIn(BROWSE_PAGE.covers, { count: formatCount(words.recorded) })}
          </p>
        </header>
        <BrowseFilters words={words} formAddress={formAddress} onShow={() => heading.current?.focus()} />
        <BrowseResults
          words={words}
          busy={busy}
          failure={failure}
          heading={heading}
          onSort={formAddress.onChange}
          onLeave={moveThere}
        />
        <StepLine at="find" />
        <div className="brw-end">{children}</div>
        <RelatedPages path={PATHS.browse} />
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
