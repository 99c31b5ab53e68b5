import { ARTICLE_WORDS } from "#content/site/article-pages.ts";
import type { Article } from "#domain/articles/article.ts";

type Props = {
  readonly article: Pick<Article, "id" | "title" | "sources">;
  /** The level of its heading: below the article's title. */
  readonly heading: "h2" | "h3";
};

/** What an article rests on, numbered. */
export function ArticleSources({ article: { id, title, sources }, heading: Heading }: Props) {
  return (
    <section
      className="srcs"
      id={sourcesId(id)}
      tabIndex={-1}
      aria-label={`${ARTICLE_WORDS.sources} of “${title}”`}
    >
      <Heading>{ARTICLE_WORDS.sources}</Heading>
      <ol>
        {sources.map(({ name, url, note }) => (
          <li key={name}>
            {url === undefined ? name : <a href={url}>{name}</a>}
            {note === undefined ? null : `: ${note}`}
          </li>
        ))}
      </ol>
    </section>
  );
}

/** The anchor of an article's sources. */
export function sourcesId(id: string): string {
  return `${id}-sources`;
}
