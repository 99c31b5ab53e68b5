import { z } from "zod";
import type { Article, ArticleSection } from "#domain/articles/article.ts";
import { monthWords } from "#domain/text/day-words.ts";
import { readTime } from "#domain/articles/read-time.ts";
import { readFrontMatter } from "#server/markdown/front-matter.ts";
import { headingsOf } from "#server/markdown/headings.ts";
import { toHtml } from "#server/markdown/to-html.ts";

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

/** An article and its place among the topic buttons of its page. */
export type ParsedArticle = { readonly article: Article; readonly order: number };

/**
 * Reads an article from its Markdown file.
 * @throws Error that names the file and every fault of its front matter.
 */
export function parseArticle(section: ArticleSection, id: string, file: string): ParsedArticle {
  const { head, text } = readFrontMatter(file, `content/articles/${section}/${id}.md`, frontMatter);
  const { title, topic, excerpt, publishDate, updated, lastReviewed, short, sources, order } = head;
  const anchors = `${id}-`;
  const html = toHtml(text, { deeper: BELOW_THE_TITLE, anchors });
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
      sources,
      headings: headingsOf(text).map((heading) => ({ ...heading, id: `${anchors}${heading.id}` })),
      html,
    },
  };
}
