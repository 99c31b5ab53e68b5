import { Link } from "react-router";
import { COUNTRY_NOTE } from "#content/frame/country-note.ts";
import { ARTICLE_WORDS } from "#content/site/article-pages.ts";
import { PATHS } from "#app/site/paths.data.ts";
import type { Article } from "#domain/articles/article.ts";
import { dayWords } from "#domain/locale/dates.ts";

type Dated = Pick<Article, "publishedOn" | "publishDate" | "updatedOn" | "reviewedOn" | "readTime">;

/** Who wrote an article, when it was published, changed and checked, and how long it takes to read. */
export function ArticleDates({ publishedOn, publishDate, updatedOn, reviewedOn, readTime }: Dated) {
  return (
    <p className="by">
      <Link to={PATHS.editors}>{ARTICLE_WORDS.byline}</Link>
      <time dateTime={publishedOn}>{publishDate}</time>
      <span>{readTime}</span>
      {updatedOn === publishedOn ? null : (
        <span>
          {ARTICLE_WORDS.updated} <time dateTime={updatedOn}>{dayWords(updatedOn)}</time>
        </span>
      )}
      <span>
        {ARTICLE_WORDS.reviewed} <time dateTime={reviewedOn}>{dayWords(reviewedOn)}</time>
      </span>
      {COUNTRY_NOTE === null ? null : <span>{COUNTRY_NOTE}</span>}
    </p>
  );
}
