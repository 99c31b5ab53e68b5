import { Marked } from "marked";

/** Below the subject, which is the letter's h1. */
const HIGHEST = 2;

/** An issue's Markdown as HTML: headings below its title, links with their whole address. HTML in it is kept: it is ours. */
export function markdownHtml(markdown: string, origin: string): string {
  const marked = new Marked({
    walkTokens(token) {
      if (token.type === "heading") token.depth = Math.min(6, Math.max(HIGHEST, token.depth));
      if (token.type === "link" || token.type === "image") token.href = absolute(token.href, origin);
    },
  });
  return marked.parse(markdown, { async: false }).trim();
}

/** "/names" → "https://names.example.org/names". */
export function absolute(href: string, origin: string): string {
  return URL.canParse(href) ? href : (URL.parse(href, `${origin}/`)?.href ?? href);
}
