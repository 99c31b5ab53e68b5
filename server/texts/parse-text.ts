import { z } from "zod";
import type { TextPage, TextPageId } from "#domain/pages/text-page.ts";
import { readFrontMatter } from "#server/markdown/front-matter.ts";
import { headingsOf } from "#server/markdown/headings.ts";
import { toHtml } from "#server/markdown/to-html.ts";

/** What stands above a text, between two lines of "---". */
const frontMatter = z.strictObject({
  lead: z.string().min(20).max(200),
  /** Whole lines, such as "Last updated: August 18, 2025". */
  dates: z.array(z.string()).default([]),
});

/**
 * Reads a text from its Markdown file. What stands before its first heading is its summary.
 * @throws Error that names the file and every fault of its front matter.
 */
export function parseText(id: TextPageId, file: string): TextPage {
  const { head, text } = readFrontMatter(file, `content/pages/${id}.md`, frontMatter);
  const start = Math.max(0, text.search(/^## /m));
  const body = text.slice(start);
  return {
    ...head,
    summary: toHtml(text.slice(0, start)),
    headings: headingsOf(body),
    html: toHtml(body, { anchors: "" }),
  };
}
