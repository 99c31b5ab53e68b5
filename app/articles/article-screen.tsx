import { ArrowLeft } from "lucide";
import type { ReactNode } from "react";
import { href, Link } from "react-router";
import { ARTICLE_WORDS, NEED_HELP, SHARE_ARTICLES } from "#content/site/article-pages.ts";
import { AdSlot } from "#app/ads/ad-slot.tsx";
import { SharePanel } from "#app/sharing/share-panel.tsx";
import { Breadcrumbs } from "#app/site/breadcrumbs.tsx";
import { PATHS } from "#app/site/paths.data.ts";
import { RelatedPages } from "#app/site/related/related-pages.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { ArticleText } from "./article-text.tsx";
import type { loadArticlePage } from "./load-article-page.ts";
import { SideNotes } from "./side-notes.tsx";
import { TopicButtons } from "./topic-buttons.tsx";
import { TopicList } from "./topic-list.tsx";
import "#app/ads/ad-slot.css";
import "#app/site/drawn-head.css";
import "./article.css";
import "#app/site/columns.css";

type Props = {
  readonly sent: Omit<ReturnType<typeof loadArticlePage>, "head">;
  /** The page's drawing. */
  readonly scene: ReactNode;
  /** Beside the articles: the names tool. */
  readonly namesTool: ReactNode;
  /** Whether there is a place for an advertisement at the end of the sidebar. */
  readonly hasAd: boolean;
};

/** A page of articles: its topics, its texts, and beside them help, notes and names. */
export function ArticleScreen({ sent: { words, articles }, scene, namesTool, hasAd }: Props) {
  const { title, path, crumb, lead, about, notesHeading, notes } = words;
  return (
    <>
      <Breadcrumbs above={[{ label: "Home", href: href("/") }]} current={crumb} />
      <main id="main" className="articles">
        <div className="shell">
          <header className="article-head">
            <div>
              <h1>{title}</h1>
              <p className="quiet">{lead}</p>
            </div>
            <div className="article-art">{scene}</div>
          </header>
          <TopicButtons articles={articles} />
          <div className="cols">
            <div className="texts">
              {articles.map((article) => (
                <ArticleText key={article.id} article={article} />
              ))}
            </div>
            <aside className="side noprint" aria-label={ARTICLE_WORDS.beside}>
              {about === undefined ? null : (
                <section className="ruled help">
                  <h2>{about.heading}</h2>
                  <p className="small quiet">{about.text}</p>
                </section>
              )}
              <section className="ruled help">
                <h2>{NEED_HELP.heading}</h2>
                <p className="small quiet">{NEED_HELP.text}</p>
                <Link className="back" to={href("/")}>
                  <Icon of={ArrowLeft} />
                  {NEED_HELP.home}
                </Link>
              </section>
              {path === PATHS.clothes ? <TopicList articles={articles} /> : null}
              {notes.length === 0 ? null : (
                <section className="side-notes">
                  {notesHeading === undefined ? null : <h2>{notesHeading}</h2>}
                  <SideNotes notes={notes} />
                </section>
              )}
              {namesTool}
              {hasAd ? <AdSlot place="article" size="rect" /> : null}
            </aside>
          </div>
        </div>
        <div className="shell articles-end noprint">
          <Link className="back" to={href("/")}>
            <Icon of={ArrowLeft} />
            {NEED_HELP.returnHome}
          </Link>
        </div>
        <div className="shell noprint">
          <SharePanel {...SHARE_ARTICLES} title={title} path={path} />
        </div>
        <RelatedPages path={path} />
      </main>
    </>
  );
}
