import { ARTICLE_WORDS } from "#content/site/article-pages.ts";
import type { Article } from "#domain/articles/article.ts";
import { scrollToAnchor } from "#app/ui/scroll-to-anchor.ts";

/** The topics of a page once more, beside its texts. */
export function TopicList({ articles }: { readonly articles: readonly Pick<Article, "id" | "topic">[] }) {
  return (
    <nav className="ruled help" aria-label={ARTICLE_WORDS.topicsHere}>
      <h2>{ARTICLE_WORDS.topics}</h2>
      <ul className="side-topics">
        {articles.map(({ id, topic }) => (
          <li key={id}>
            <a href={`#${id}`} onClick={scrollToAnchor}>
              {topic}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
