import { Download } from "lucide";
import type { ReactNode } from "react";
import { href, Link } from "react-router";
import { LIST_PAGE } from "#content/lists/list-page.ts";
import type { Parts } from "#app/head/page-parts.ts";
import { NAMES_ANCHOR, Paging } from "#app/names/paging/paging.tsx";
import { Breadcrumbs } from "#app/site/breadcrumbs.tsx";
import { PATHS } from "#app/site/paths.data.ts";
import { Icon } from "#app/ui/icon.tsx";
import type { ListView } from "./build-list-view.ts";
import { ListTableView } from "./list-table-view.tsx";
import { OtherListsNav } from "./other-lists-nav.tsx";
import { SPAN_ANCHOR, SpanSection } from "./years/span-section.tsx";
import { StateChoice } from "./state-choice.tsx";
import { YearForm } from "./years/year-form.tsx";
import "./list-page.css";

const ABOVE = [
  { label: "Names", href: href("/") },
  { label: "Lists", href: PATHS.lists },
];

type Props = {
  readonly words: ListView;
  readonly parts: Parts | null;
  /** At the end: the share panel. */
  readonly children: ReactNode;
};

/** A list below its rule and its choices; what its figures tell and how to read them come after it, on wide screens beside it. */
export function ListScreen({ words, parts, children }: Props) {
  const { label, title, rule, source, notes, caption, table, paging, csv, ways, years, state, others } =
    words;
  return (
    <>
      <Breadcrumbs above={ABOVE} current={label} />
      <main id="main" className="shell lt-page">
        <header className="lt-head">
          {/* A year that is chosen on the page is read out. */}
          <h1 aria-live={years === null ? undefined : "polite"}>{title}</h1>
          <p className="lt-rule">{rule}</p>
        </header>
        <Ways ways={ways} />
        {years === null ? null : <YearForm years={years} />}
        {state === null ? null : <StateChoice chosen={state.code} />}
        <div className="lt-body">
          <div className="lt-take noprint">
            <a className="btn" href={csv} download>
              <Icon of={Download} />
              {LIST_PAGE.download}
            </a>
            {words.curves === null ? null : (
              <a className="lt-jump" href={`#${SPAN_ANCHOR}`}>
                {words.curves.about}
              </a>
            )}
          </div>
          <div id={NAMES_ANCHOR} className="lt-names">
            <ListTableView title={title} caption={caption} table={table} />
            <Paging words={paging} />
          </div>
          <SpanSection words={words} parts={parts} />
          <aside className="lt-notes" aria-label={LIST_PAGE.howToRead}>
            <p className="meta">{source}</p>
            {notes.map((note) => (
              <p key={note} className="meta">
                {note}
              </p>
            ))}
            <p className="meta">
              <Link to={PATHS.aboutTheData}>{LIST_PAGE.aboutTheData}</Link>
            </p>
            {state?.page == null ? null : (
              <p className="meta">
                <Link to={state.page.path}>{state.page.label}</Link>
              </p>
            )}
          </aside>
        </div>
        <OtherListsNav others={others} />
        <div className="lt-end">{children}</div>
      </main>
    </>
  );
}

/** By spelling or by sound: two addresses, so that it works without JavaScript. */
function Ways({ ways }: { readonly ways: ListView["ways"] }) {
  return ways.length === 0 ? null : (
    <nav className="lt-switch noprint" aria-label={LIST_PAGE.switch.label}>
      {ways.map(({ label, path, isChosen }) =>
        isChosen ? (
          <span key={path} aria-current="true">
            {label}
          </span>
        ) : (
          <Link key={path} to={path} preventScrollReset>
            {label}
          </Link>
        ),
      )}
    </nav>
  );
}
