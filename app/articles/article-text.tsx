import { Link } from "react-router";
import { ARTICLE_WORDS } from "#content/site/article-pages.ts";
import { articlePath } from "#domain/articles/article.ts";
import { ArticleHtml } from "./article-html.tsx";
import { ArticleDates } from "./article-dates.tsx";
import { ArticleSources } from "./article-sources.tsx";
import type { ArticleOnPage } from "./load-article-page.ts";
import "#app/site/prose.css";
import "#app/ui/fold.css";

/** One article of several on a page, with what it rests on, and the way to its own page. */
export function ArticleText({ article }: { readonly article: ArticleOnPage }) {
  const { id, title, html } = article;
  return (
    <article className="prose" id={id} tabIndex={-1} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{title}</h2>
      <ArticleDates {...article} />
      <ArticleHtml html={html} />
      <ArticleSources article={article} heading="h3" />
      <p className="small noprint">
        <Link to={articlePath(article)} aria-label={`${ARTICLE_WORDS.alone}: ${title}`}>
          {ARTICLE_WORDS.alone}
        </Link>
      </p>
    </article>
  );
}
