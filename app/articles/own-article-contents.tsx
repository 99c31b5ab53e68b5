import type { MouseEvent } from "react";
import { ARTICLE_WORDS } from "#content/site/article-pages.ts";
import type { ArticleHeading } from "#domain/articles/article.ts";
import { scrollToAnchor } from "#app/ui/scroll-to-anchor.ts";

type Props = { readonly headings: readonly ArticleHeading[] };

/** What stands in an article, beside it and always in view. */
export function OwnArticleContents({ headings }: Props) {
  return (
    <nav className="oa-toc noprint" aria-labelledby="in-this-guide">
      <p id="in-this-guide">{ARTICLE_WORDS.contents}</p>
      <ContentsLinks headings={headings} onFollow={scrollToAnchor} />
    </nav>
  );
}

/** The same on phones: a bar that stays at the top, shows how far one has read, and opens. */
export function OwnArticleBar({ headings }: Props) {
  return (
    <details className="oa-bar noprint">
      <summary>{ARTICLE_WORDS.contents}</summary>
      <nav aria-label={ARTICLE_WORDS.contents}>
        <ContentsLinks headings={headings} onFollow={followAndClose} />
      </nav>
    </details>
  );
}

function ContentsLinks({
  headings,
  onFollow,
}: Props & { readonly onFollow: (event: MouseEvent<HTMLAnchorElement>) => void }) {
  return (
    <ol>
      {headings.map(({ id, words }) => (
        <li key={id}>
          <a href={`#${id}`} onClick={onFollow}>
            {words}
          </a>
        </li>
      ))}
    </ol>
  );
}

/** Closed first: the open list would move what is scrolled to. */
function followAndClose(event: MouseEvent<HTMLAnchorElement>): void {
  event.currentTarget.closest("details")?.removeAttribute("open");
  scrollToAnchor(event);
}
