import { href, Link } from "react-router";
import { SHARE_ARTICLES } from "#content/site/article-pages.ts";
import { SharePanel } from "#app/sharing/share-panel.tsx";
import { SectionHead } from "#app/ui/section-head.tsx";
import { Breadcrumbs } from "#app/site/breadcrumbs.tsx";
import type { Contents } from "./compose-contents.ts";
import { PATHS } from "#app/site/paths.data.ts";
import { RelatedPages } from "#app/site/related/related-pages.tsx";
import "./contents-screen.css";
import "#app/site/leaders.css";

/** Every page of the site, by section. */
export function ContentsScreen({ title, contents }: { readonly title: string; readonly contents: Contents }) {
  return (
    <>
      <Breadcrumbs above={[{ label: "Home", href: href("/") }]} current={title} />
      <main id="main" className="shell all-pages">
        <h1>{title}</h1>
        {contents.map(({ id, title: section, items }) => (
          <section key={id} className="lt-part" aria-labelledby={id}>
            <SectionHead id={id} title={section} />
            <ul className="lt-toc">
              {items.map(({ label, href: page, line, count }) => (
                <li key={page}>
                  <Link to={page}>
                    <span className="lt-label">{label}</span>
                    {count === null ? null : (
                      <>
                        <span className="lt-lead" />
                        <span className="lt-n num">{count}</span>
                      </>
                    )}
                  </Link>
                  <p className="small quiet">{line}</p>
                </li>
              ))}
            </ul>
          </section>
        ))}
        <div className="all-pages-end noprint">
          <SharePanel {...SHARE_ARTICLES} title={title} path={PATHS.contents} />
        </div>
        <RelatedPages path={PATHS.contents} />
      </main>
    </>
  );
}
