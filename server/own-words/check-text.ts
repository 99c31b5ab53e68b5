import { PHRASES } from "#content/phrases.ts";
import type { Article } from "#domain/articles/article.ts";
import { countWords } from "#domain/articles/read-time.ts";
import type { TextPage, TextPageId } from "#domain/pages/text-page.ts";
import { monthWords } from "#domain/locale/dates.ts";

/** Words of an article: less is a note, more is not read at night. Our own have 900 at least. */
const LEAST_WORDS = 300;
const MOST_WORDS = 1600;

/** What texts are held against. */
export type Known = {
  /** Whether a path of this site leads to a page. */
  readonly leads: (path: string) => boolean;
  /** Such as "2026-11-21". */
  readonly today: string;
};

/** What is wrong with an article of ours or an operator's; a sentence for each fault. */
export function articleFaults(article: Article, { leads, today }: Known): readonly string[] {
  const { html, title, excerpt, topic, short, publishedOn, updatedOn, reviewedOn } = article;
  const text = textOf(html);
  const words = countWords(text);
  const ticks = Array.from(html.matchAll(/checkbox" value="([^"]+)"/g), ([, id = ""]) => id);
  const days = [
    ...(updatedOn < publishedOn ? ["“updated” is before “publishDate”"] : []),
    ...(reviewedOn < publishedOn ? ["“lastReviewed” is before “publishDate”"] : []),
    ...(updatedOn > today || reviewedOn > today || publishedOn > today
      ? [`a day is after today, ${monthWords(today)}`]
      : []),
  ];
  return [
    ...(words < LEAST_WORDS || words > MOST_WORDS
      ? [`the text has ${words} words, and needs ${LEAST_WORDS} to ${MOST_WORDS}`]
      : []),
    ...days,
    ...(new Set(ticks).size < ticks.length ? ["two things to tick begin with the same words"] : []),
    ...wordingFaults([title, excerpt, topic, ...short, text].join(" ")),
    ...linkFaults(html, leads),
  ];
}

/** The same for a page that is a text. */
export function textFaults(id: TextPageId, text: TextPage, { leads }: Known): readonly string[] {
  const { lead, dates, summary, html, headings } = text;
  const anchors = headings.map((heading) => `#${heading.id}`);
  return [
    ...(new Set(anchors).size < anchors.length ? ["two headings are the same"] : []),
    ...(id === "privacy" && anchors.at(-1) !== "#forget-everything"
      ? ["the last heading must be “Forget everything”: the button stands below it"]
      : []),
    ...wordingFaults([lead, ...dates, textOf(summary), textOf(html)].join(" ")),
    ...linkFaults(`${summary}${html}`, leads, anchors),
  ];
}

/** What is wrong with words wherever they stand. */
export function wordingFaults(words: string): readonly string[] {
  const said = words.replaceAll(/\s+/g, " ").toLowerCase();
  const mark = /[#*]/.exec(words);
  return [
    ...(mark === null ? [] : [`“${mark[0]}” is left in the text: Markdown did not understand it`]),
    ...PHRASES.filter((phrase) => said.includes(phrase)).map(
      (phrase) => `“${phrase}” is a phrase that this site does not use (content/phrases.ts)`,
    ),
  ];
}

/** What is wrong with the links and pictures of a text. */
export function linkFaults(
  html: string,
  leads: Known["leads"],
  anchors?: readonly string[],
): readonly string[] {
  const links = Array.from(html.matchAll(/href="([^"]*)"/g), ([, href = ""]) =>
    href.replaceAll("&amp;", "&"),
  );
  return [
    ...links.flatMap((href) => {
      if (href.startsWith("/")) return leads(pathOf(href)) ? [] : [`the link ${href} leads nowhere`];
      if (href.startsWith("#"))
        return anchors === undefined || anchors.includes(href) ? [] : [`no heading is ${href}`];
      return /^(https?:\/\/|mailto:)/.test(href)
        ? []
        : [`the link ${href} must begin with /, https:// or mailto:`];
    }),
    ...(html.includes("<img") ? ["it has a picture, which texts cannot show"] : []),
  ];
}

function pathOf(href: string): string {
  return href.split(/[?#]/)[0] ?? "";
}

function textOf(html: string): string {
  return html.replaceAll(/<[^>]+>/g, " ");
}
