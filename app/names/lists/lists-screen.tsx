import { href, Link } from "react-router";
import { LIST_PAGE, LISTS_PAGE } from "#content/lists/list-page.ts";
import { SHARE_ARTICLES } from "#content/site/article-pages.ts";
import { SharePanel } from "#app/sharing/share-panel.tsx";
import { Breadcrumbs } from "#app/site/breadcrumbs.tsx";
import { PATHS } from "#app/site/paths.data.ts";
import { RelatedPages } from "#app/site/related/related-pages.tsx";
import { TITLES } from "#app/site/titles.data.ts";
import { SectionHead } from "#app/ui/section-head.tsx";
import type { Counted, ListsView } from "./build-lists-view.ts";
import "#app/site/leaders.css";
import "./list-page.css";
import "#app/ui/fold.css";
import "./lists.css";

const ABOVE = [{ label: "Names", href: href("/") }];

/** The table of contents of all lists. */
export function ListsScreen({ words: { lead, groups, letters, folds } }: { readonly words: ListsView }) {
  return (
    <>
      <Breadcrumbs above={ABOVE} current="Lists" />
      <main id="main" className="shell lt-page">
        <header className="lt-head">
          <h1>{LISTS_PAGE.headline}</h1>
          <p className="lt-rule">{lead}</p>
        </header>
        {groups.map(({ title, lists }) => (
          <section key={title} className="lt-part" aria-labelledby={idOf(title)}>
            <SectionHead id={idOf(title)} title={title} />
            <ul className="lt-toc">
              {lists.map(({ label, line, count, path }) => (
                <li key={path}>
                  <Link to={path}>
                    <span className="lt-label">{label}</span>
                    <span className="lt-lead" />
                    <span className="lt-n num">{count}</span>
                  </Link>
                  <p className="small quiet">{line}</p>
                </li>
              ))}
            </ul>
          </section>
        ))}
        <section className="lt-part" aria-labelledby="letters">
          <SectionHead id="letters" title={LISTS_PAGE.letters.title}>
            <span className="meta">{LISTS_PAGE.letters.text}</span>
          </SectionHead>
          <CountedLinks links={letters} className="lt-letters" />
        </section>
        <div className="lt-part lt-folds">
          {folds.map(({ id, title, text, links }) => (
            <details key={id} className="fold" id={id}>
              <summary>
                <h2>{title}</h2>
                <span className="meta num">{links.length}</span>
              </summary>
              <p className="small quiet">{text}</p>
              <CountedLinks links={links} className="lt-origins" />
            </details>
          ))}
        </div>
        <p className="lt-ways">
          <Link to={PATHS.browse}>{LIST_PAGE.browse}</Link>
          <Link to={PATHS.aboutTheData}>{LIST_PAGE.aboutTheData}</Link>
        </p>
        <div className="lt-end noprint">
          <SharePanel {...SHARE_ARTICLES} title={TITLES.lists} path={PATHS.lists} />
        </div>
        <RelatedPages path={PATHS.lists} />
      </main>
    </>
  );
}

function CountedLinks({
  links,
  className,
}: {
  readonly links: readonly Counted[];
  readonly className: string;
}) {
  return (
    <ul className={`${className} num`}>
      {links.map(({ label, count, path }) => (
        <li key={path}>
          <Link to={path}>
            {label} {count === "" ? null : <span className="lt-n">{count}</span>}
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** "On the move" → "on-the-move". */
function idOf(title: string): string {
  return title.toLowerCase().replaceAll(" ", "-");
}
