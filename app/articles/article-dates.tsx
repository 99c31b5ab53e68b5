import type { Article } from "#domain/articles/article.ts";
import { dayWords } from "#domain/text/day-words.ts";

type Dated = Pick<Article, "publishedOn" | "publishDate" | "updatedOn" | "reviewedOn" | "readTime">;

/** When an article was published, changed and checked, and how long it takes to read. */
export function ArticleDates({ publishedOn, publishDate, updatedOn, reviewedOn, readTime }: Dated) {
  return (
    <p className="by">
      <time dateTime={publishedOn}>{publishDate}</time>
      <span>{readTime}</span>
      {updatedOn === publishedOn ? null : (
        <span>
          Updated <time dateTime={updatedOn}>{dayWords(updatedOn)}</time>
        </span>
      )}
      <span>
        Last reviewed <time dateTime={reviewedOn}>{dayWords(reviewedOn)}</time>
      </span>
    </p>
  );
}
