import { href, Link } from "react-router";
import { ARTICLE_WORDS, SHARE_ARTICLES } from "#content/site/article-pages.ts";
import { SharePanel } from "#app/sharing/share-panel.tsx";
import { Breadcrumbs } from "#app/site/breadcrumbs.tsx";
import { RelatedPages } from "#app/site/related/related-pages.tsx";
import { PrintButton } from "#app/ui/print-button.tsx";
import { SectionHead } from "#app/ui/section-head.tsx";
import { ArticleHtml, canBeTicked } from "./article-html.tsx";
import { ArticleDates } from "./article-dates.tsx";
import { ArticleSources, sourcesId } from "./article-sources.tsx";
import type { OwnArticle } from "./load-own-article.ts";
import { OwnArticleBar, OwnArticleContents } from "./own-article-contents.tsx";
import "#app/site/prose.css";
import "./own-article.css";
import "./figures.css";

/** One article by itself: in three minutes first, then whole, with its contents always in view. */
export function OwnArticleScreen({
  sent: { article, html, path, above, next },
}: {
  readonly sent: OwnArticle;
}) {
  const { id, title, topic, short } = article;
  const headings = [
    { id: THREE_MINUTES, words: ARTICLE_WORDS.shortLink },
    ...article.headings,
    { id: sourcesId(id), words: ARTICLE_WORDS.sources },
  ];
  return (
    <>
      <Breadcrumbs above={[{ label: "Home", href: href("/") }, above]} current={topic} />
      <main id="main">
        <article className="shell" aria-labelledby="title">
          <header className="oa-head">
            <h1 id="title">{title}</h1>
            <ArticleDates {...article} />
            <div className="oa-tools noprint needs-script">
              <PrintButton />
              {canBeTicked(html) ? <p className="small quiet">{ARTICLE_WORDS.ticks}</p> : null}
            </div>
          </header>
          <div className="oa-cols">
            <OwnArticleContents headings={headings} />
            <OwnArticleBar headings={headings} />
            <div className="prose oa-text">
              <section className="oa-short" id={THREE_MINUTES} tabIndex={-1} aria-labelledby="short-title">
                <h2 id="short-title">{ARTICLE_WORDS.short}</h2>
                <ol>
                  {short.map((line) => (
                    <li key={line}>{line}</li>
                  ))}
                </ol>
              </section>
              <ArticleHtml html={html} />
              <ArticleSources article={article} heading="h2" />
            </div>
          </div>
        </article>
        <section className="shell oa-next noprint" aria-labelledby="next">
          <SectionHead id="next" title={ARTICLE_WORDS.next}>
            <Link to={above.href}>{above.label}</Link>
          </SectionHead>
          <ul>
            {next.map((each) => (
              <li key={each.href}>
                <Link to={each.href}>
                  {each.title}
                  <span>{each.readTime}</span>
                </Link>
              </li>
            ))}
          </ul>
        </section>
        <div className="shell noprint">
          <SharePanel {...SHARE_ARTICLES} title={title} path={path} />
        </div>
        <RelatedPages path={above.href} />
      </main>
    </>
  );
}

/** The anchor of the text in three minutes. */
const THREE_MINUTES = "three-minutes";
