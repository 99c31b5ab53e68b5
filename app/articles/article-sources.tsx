import { ARTICLE_WORDS } from "#content/site/article-pages.ts";
import { type Article, referenceAnchor, sourceAnchor } from "#domain/articles/article.ts";
import { fillIn } from "#domain/text/fill-in.ts";
import "./references.css";

type Props = {
  readonly article: Pick<Article, "id" | "title" | "sources">;
  /** The level of its heading: below the article's title. */
  readonly heading: "h2" | "h3";
};

/** What an article rests on, numbered as its text refers to it, each with the ways back. */
export function ArticleSources({ article: { id, title, sources }, heading: Heading }: Props) {
  return (
    <section
      className="srcs"
      id={sourcesId(id)}
      tabIndex={-1}
      aria-label={fillIn(ARTICLE_WORDS.sourcesOf, { title })}
    >
      <Heading>{ARTICLE_WORDS.sources}</Heading>
      <ol>
        {sources.map(({ name, url, note, places }, place) => (
          <li key={name} id={sourceAnchor(id, place + 1)} tabIndex={-1}>
            {url === undefined ? name : <a href={url}>{name}</a>}
            {note === undefined ? null : `: ${note}`}
            <WaysBack id={id} source={place + 1} places={places} />
          </li>
        ))}
      </ol>
    </section>
  );
}

/** From a source to each place that refers to it. */
function WaysBack({
  id,
  source,
  places,
}: {
  readonly id: string;
  readonly source: number;
  readonly places: number;
}) {
  return Array.from({ length: places }, (_, place) => (
    <a
      key={place}
      className="way-back noprint"
      href={`#${referenceAnchor(id, source, place + 1)}`}
      aria-label={fillIn(places === 1 ? ARTICLE_WORDS.back : ARTICLE_WORDS.backOne, {
        source: `${source}`,
        place: `${place + 1}`,
        places: `${places}`,
      })}
    >
      ↑
    </a>
  ));
}

/** The anchor of an article's sources. */
export function sourcesId(id: string): string {
  return `${id}-sources`;
}
