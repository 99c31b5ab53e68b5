import { BRAND } from "#content/site/brand.ts";
import { type ColorName, withOurs } from "#domain/brand/colors.ts";
import { LANG } from "#domain/locale/locale.ts";
import { escapeHtml } from "#domain/text/escape-html.ts";

/** Mail programs know no variables: the colors of the site by day, and by night where a program asks for them. */
function styles(): string {
  const colors = withOurs(BRAND.colors);
  const day = (name: ColorName) => colors[name][0];
  const night = (name: ColorName) => colors[name][1];
  return `
body { margin: 0; padding: 24px 16px; background: ${day("paper")}; color: ${day("ink")}; font: 18px/1.6 Georgia, "Times New Roman", serif; }
main, header, footer { max-width: 620px; margin: 0 auto; }
header { padding-bottom: 12px; border-bottom: 1.5px solid ${day("ink")}; font-weight: bold; }
h1 { font-size: 28px; line-height: 1.25; margin: 28px 0 16px; }
h2 { font-size: 22px; line-height: 1.3; margin: 32px 0 8px; }
h3 { font-size: 19px; margin: 24px 0 8px; }
p, ul, ol, blockquote { margin: 0 0 16px; }
ul, ol { padding-left: 24px; }
li { margin-bottom: 6px; }
a { color: ${day("ink")}; overflow-wrap: anywhere; }
img { max-width: 100%; height: auto; }
hr { border: 0; border-top: 1px solid ${day("rule")}; margin: 28px 0; }
.button { display: inline-block; padding: 12px 20px; border-radius: 5px; background: ${day("btn")}; color: ${day("on-btn")}; text-decoration: none; font-weight: bold; }
footer { margin: 36px auto 0; padding-top: 12px; border-top: 1px solid ${day("rule")}; color: ${day("ink-2")}; font-size: 15px; }
.before { display: none; max-height: 0; overflow: hidden; }
@media (prefers-color-scheme: dark) {
  body { background: ${night("paper")}; color: ${night("ink")}; }
  header { border-color: ${night("ink")}; }
  a { color: ${night("ink")}; }
  .button { background: ${night("btn")}; color: ${night("on-btn")}; }
  hr, footer { border-color: ${night("rule")}; }
  footer { color: ${night("ink-2")}; }
}`;
}

type Parts = {
  readonly title: string;
  /** HTML of ours. */
  readonly main: string;
  /** HTML of ours. */
  readonly footer: string;
  /** What programs show beside the subject before the letter is opened. */
  readonly before?: string | undefined;
};

/** A letter as an HTML document: one column of real headings and paragraphs, which any program and reader can follow. */
export function letterPage({ title, main, footer, before }: Parts): string {
  const teaser = before === undefined ? "" : `<div class="before">${escapeHtml(before)}</div>\n`;
  return `<!doctype html>
<html lang="${LANG}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escapeHtml(title)}</title>
<style>${styles()}
</style>
</head>
<body>
${teaser}<header>${escapeHtml(BRAND.name)}</header>
<main>
<h1>${escapeHtml(title)}</h1>
${main}
</main>
<footer>
${footer}
</footer>
</body>
</html>
`;
}

/** A link that looks like a button, where programs show styles, and like a link elsewhere. */
export function letterButton(words: string, href: string): string {
  return `<p><a class="button" href="${escapeHtml(href)}">${escapeHtml(words)}</a></p>`;
}

export function letterParagraph(words: string): string {
  return `<p>${escapeHtml(words)}</p>`;
}
