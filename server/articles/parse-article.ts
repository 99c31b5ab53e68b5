import { z } from "zod";
import type { ArticleSection, PlacedArticle } from "#domain/articles/article.ts";
import { monthWords } from "#domain/locale/dates.ts";
import { readTime } from "#domain/articles/read-time.ts";
import { readFrontMatter } from "#server/markdown/front-matter.ts";
import { headingsOf } from "#server/markdown/headings.ts";
import { toHtml } from "#server/markdown/to-html.ts";
import { type Gallery, withFigures, withoutFigures } from "./figures/placed-figures.ts";
import { refuseOutOfPlace, withoutReferences, withReferences } from "./references.ts";

/** An article's own headings begin below its title, which is an h2 of its page. */
const BELOW_THE_TITLE = 1;

const day = z.iso.date("must be a day such as 2026-07-15");

/** What stands above an article's text, between two lines of "---". */
const frontMatter = z.strictObject({
  title: z.string().min(8).max(70),
  topic: z.string().min(3).max(32),
  order: z.coerce.number().int().min(1).max(9),
  excerpt: z.string().min(60).max(180),
  publishDate: day,
  updated: day,
  lastReviewed: day,
  short: z.array(z.string().min(20).max(130)).min(3).max(5),
  sources: z
    .array(
      z.strictObject({
        name: z.string().min(3).max(160),
        url: z.url({ protocol: /^https?$/ }).optional(),
        note: z.string().max(120).optional(),
      }),
    )
    .min(1),
});

const NO_FIGURES: Gallery = { figures: {}, draw: () => "" };

/**
 * Reads an article from its Markdown file.
 * @throws Error that names the file, and every fault of its front matter, or the first of its references and figures.
 */
export function parseArticle(
  section: ArticleSection,
  id: string,
  file: string,
  gallery = NO_FIGURES,
): PlacedArticle {
  const path = `content/articles/${section}/${id}.md`;
  const { head, text } = readFrontMatter(file, path, frontMatter);
  const { title, topic, excerpt, publishDate, updated, lastReviewed, short, sources, order } = head;
  const anchors = `${id}-`;
  const { html, cited, illustrated, places } = named(path, () => {
    refuseOutOfPlace(text);
    const whole = toHtml(text, { deeper: BELOW_THE_TITLE, anchors });
    const { html: referred, places: counted } = withReferences(whole, id, sources.length);
    const plain = withoutFigures(withoutReferences(whole));
    // A slip of the pen leaves a mark.
    const left = /\[\^|\{figure/.exec(plain);
    if (left !== null) throw new Error(`"${plain.slice(left.index, left.index + 30)}" is not understood`);
    return {
      html: plain,
      cited: withoutFigures(referred),
      illustrated: withFigures(referred, gallery),
      places: counted,
    };
  });
  return {
    order,
    article: {
      id,
      section,
      title,
      topic,
      excerpt,
      publishedOn: publishDate,
      publishDate: monthWords(publishDate),
      updatedOn: updated,
      reviewedOn: lastReviewed,
      readTime: readTime(html.replace(/<[^>]+>/g, " ")),
      short,
      sources: sources.map((source, place) => ({ ...source, places: places[place] ?? 0 })),
      headings: headingsOf(text).map((heading) => ({ ...heading, id: `${anchors}${heading.id}` })),
      html,
      cited,
      illustrated,
    },
  };
}

/** @throws the error of what is done, with the file's name. */
function named<Done>(path: string, work: () => Done): Done {
  try {
    return work();
  } catch (error) {
    throw new Error(`${path}: ${error instanceof Error ? error.message : String(error)}`, { cause: error });
  }
}
