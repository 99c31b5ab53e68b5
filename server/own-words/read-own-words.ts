import { join } from "node:path";
import { ARTICLE_SECTIONS, type ArticleBook, articlePath } from "#domain/articles/article.ts";
import type { NameBook } from "#domain/names/name-book.ts";
import { TEXT_PAGES } from "#domain/pages/text-page.ts";
import { parseArticle } from "#server/articles/parse-article.ts";
import { markdownHtml } from "#server/newsletter/issue/markdown-html.ts";
import { parseIssue } from "#server/newsletter/issue/parse-issue.ts";
import { parseText } from "#server/texts/parse-text.ts";
import { readBrandFile } from "./brand-file.ts";
import { articleFaults, type Known, linkFaults, textFaults, wordingFaults } from "./check-text.ts";
import { createKnownPaths } from "./known-paths.ts";
import { readLogo, readTokens } from "./look-files.ts";
import { ownFiles, readOwnFile } from "./own-files.ts";
import * as places from "./own-parts.ts";

/** What a folder says, and what is wrong with it: a sentence for each file with a fault, with its path in the folder. */
type OwnRead = {
  readonly parts: places.OwnParts;
  readonly faults: readonly string[];
  /** Paths of all that was looked at. */
  readonly files: readonly string[];
};

export type OwnSources = {
  readonly names: Pick<NameBook, "summary" | "lists" | "edition" | "curatedIds">;
  /** Ours, beside which theirs stand. */
  readonly ourArticles: ArticleBook;
  /** The day of today, such as "2026-11-21". */
  readonly today: string;
};

/**
 * Reads all of an operator's folder. A file with a fault says what it said before, or, if it never was whole, nothing: then
 * ours stands. So does a folder that cannot be read: whoever moves it away for a moment does not change the site's name.
 */
export function readOwnWords(folder: string, before: places.OwnParts, sources: OwnSources): OwnRead {
  const { names, ourArticles, today } = sources;
  const files = filesIn(folder);
  if (files === null)
    return {
      parts: before,
      faults: [`${folder}: there is no such folder, or it cannot be read`],
      files: [],
    };
  const faults: string[] = [];
  const inCollection = new Set(names.curatedIds);
  const originOf = (id: string) => (inCollection.has(id) ? names.summary(id)?.origin : undefined);
  const addresses = files.flatMap((file) => {
    const { section, id } = articleFile(file) ?? {};
    return section === undefined || id === undefined ? [] : [articlePath({ section, id })];
  });
  const leads = createKnownPaths(names, new Set([...ourArticles.all.map(articlePath), ...addresses]));
  const known: Known = { leads, today };

  /** What the files of one kind say; those with a fault as before. */
  const each = <Said>(
    kept: ReadonlyMap<string, Said>,
    isMeant: (file: string) => boolean,
    read: (text: string, file: string) => Said,
  ): ReadonlyMap<string, Said> =>
    new Map(
      files.filter(isMeant).flatMap((file): [string, Said][] => {
        try {
          return [[file, read(readOwnFile(join(folder, file)), file)]];
        } catch (error) {
          faults.push(faultOf(file, error));
          const said = kept.get(file);
          return said === undefined ? [] : [[file, said]];
        }
      }),
    );
  const only = (path: string) => (file: string) => file === path;

  const parts: places.OwnParts = {
    brand: each(before.brand, only(places.BRAND_FILE), (text) => readBrandFile(text, { leads, originOf })),
    logo: each(before.logo, only(places.LOGO_FILE), readLogo),
    colors: each(before.colors, only(places.TOKENS_FILE), readTokens),
    articles: each(
      before.articles,
      (file) => articleFile(file) !== undefined,
      (text, file) => readArticle(text, file, known, ourArticles),
    ),
    texts: each(
      before.texts,
      (file) => textFile(file) !== undefined,
      (text, file) => {
        const id = textFile(file);
        if (id === undefined) throw new Error("it is no page");
        refuseHtml(text);
        const page = parseText(id, text);
        refuse(textFaults(id, page, known));
        return page;
      },
    ),
  };
  // Issues are read where they are sent; here they are only held against the rules.
  each(new Map(), isIssue, (text, file) => readIssueOf(text, file, known));
  for (const file of files) if (!isMeantFor(file)) faults.push(`${file}: nothing reads it: ${PLACES}`);
  return { parts, faults: faults.toSorted(), files };
}

const PLACES = `there are ${places.BRAND_FILE}, ${places.LOGO_FILE}, ${places.TOKENS_FILE}, ${places.ARTICLES_FOLDER}/<${ARTICLE_SECTIONS.join("|")}>/<name>.md, ${places.PAGES_FOLDER}/<${TEXT_PAGES.join("|")}>.md and ${places.NEWSLETTER_FOLDER}/<month>.md; a <name> is 3 to 60 letters a–z, digits and hyphens`;

function isMeantFor(file: string): boolean {
  return (
    [places.BRAND_FILE, places.LOGO_FILE, places.TOKENS_FILE].includes(file) ||
    articleFile(file) !== undefined ||
    textFile(file) !== undefined ||
    isIssue(file)
  );
}

function articleFile(file: string) {
  const [, folder, id] = /^articles\/([a-z-]+)\/([a-z0-9-]{3,60})\.md$/.exec(file) ?? [];
  const section = ARTICLE_SECTIONS.find((each) => each === folder);
  return section === undefined || id === undefined ? undefined : { section, id };
}

function textFile(file: string) {
  return TEXT_PAGES.find((id) => file === `${places.PAGES_FOLDER}/${id}.md`);
}

function isIssue(file: string): boolean {
  return /^newsletter\/[^/]+\.md$/.test(file);
}

function readArticle(text: string, file: string, known: Known, ours: ArticleBook) {
  const { section, id } = articleFile(file) ?? {};
  if (section === undefined || id === undefined) throw new Error("it is no article");
  // Both would have the same anchors, and what is ticked in one would be ticked in the other.
  if (ours.all.some((article) => article.id === id && article.section !== section))
    throw new Error(`there is an article ${id} on another page: call it something else`);
  refuseHtml(text);
  const placed = parseArticle(section, id, text);
  refuse(articleFaults(placed.article, known));
  return placed;
}

function readIssueOf(text: string, file: string, { leads }: Known): void {
  refuseHtml(text);
  const issue = parseIssue(file.slice("newsletter/".length, -".md".length), text);
  const html = markdownHtml(issue.markdown, "");
  refuse([...wordingFaults(issue.subject), ...linkFaults(html, leads)]);
}

/** The site's policy lets no script of a text run, and its checks know only what Markdown makes. */
function refuseHtml(text: string): void {
  const tag = /<[a-z!/][^\n>]*>?/i.exec(text);
  if (tag !== null && !/^<(?:https?:|mailto:)/.test(tag[0]))
    throw new Error(`“${tag[0].slice(0, 40)}” is HTML: write Markdown`);
}

function refuse(faults: readonly string[]): void {
  if (faults.length > 0) throw new Error(faults.join("; "));
}

/** One line, which begins with the file. What reads our own files tells their folder. */
function faultOf(file: string, error: unknown): string {
  const told = error instanceof Error ? error.message : String(error);
  const bare = told.replace(/^(?:content\/)?[\w./-]+\.md:?\s+/, "").replaceAll(/\s+/g, " ");
  return `${file}: ${bare}`;
}

/** Null: there is no such folder, or a part of it cannot be read. */
function filesIn(folder: string): readonly string[] | null {
  try {
    return ownFiles(folder);
  } catch {
    return null;
  }
}
