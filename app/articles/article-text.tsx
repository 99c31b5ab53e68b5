import type { Article } from "#domain/articles/article.ts";
import { dayWords } from "#domain/text/day-words.ts";
import "#app/site/prose.css";

/** One article, with what it rests on. */
export function ArticleText({ article }: { readonly article: Article }) {
  const { id, title, publishedOn, publishDate, updatedOn, reviewedOn, readTime, sources, html } = article;
  return (
    <article className="prose" id={id} tabIndex={-1} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{title}</h2>
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
      <div dangerouslySetInnerHTML={{ __html: html }} />
      <section className="srcs" aria-label={`Sources of “${title}”`}>
        <h3>Sources</h3>
        <ol>
          {sources.map(({ name, url, note }) => (
            <li key={name}>
              {url === undefined ? name : <a href={url}>{name}</a>}
              {note === undefined ? null : `: ${note}`}
            </li>
          ))}
        </ol>
      </section>
    </article>
  );
}
