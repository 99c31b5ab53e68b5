import { ARTICLE_WORDS } from "#content/site/article-pages.ts";
import type { Article } from "#domain/articles/article.ts";
import { scrollToAnchor } from "#app/ui/scroll-to-anchor.ts";

/** One button for each article of the page. */
export function TopicButtons({
  articles,
}: {
  readonly articles: readonly Pick<Article, "id" | "topic" | "readTime">[];
}) {
  return (
    <nav className="topics noprint" aria-label={ARTICLE_WORDS.topics}>
      {articles.map(({ id, topic, readTime }) => (
        <a key={id} href={`#${id}`} onClick={scrollToAnchor}>
          {topic}
          <span>{readTime}</span>
        </a>
      ))}
    </nav>
  );
}
