import { ON_THIS_PAGE } from "#content/frame/frame-words.ts";
import type { TextHeading } from "#domain/pages/text-page.ts";
import { scrollToAnchor } from "#app/ui/scroll-to-anchor.ts";

/** What stands in a long text, in its order. */
export function TextContents({ headings }: { readonly headings: readonly TextHeading[] }) {
  return (
    <nav className="ruled help text-toc noprint" aria-labelledby="on-this-page">
      <h2 id="on-this-page">{ON_THIS_PAGE}</h2>
      <ol>
        {headings.map(({ id, words }) => (
          <li key={id}>
            <a href={`#${id}`} onClick={scrollToAnchor}>
              {words}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
