import { LISTINGS } from "#content/directory/listings.ts";
import { GAME_CARDS } from "#content/games/game-cards.ts";
import { LISTS } from "#content/lists/ruled-lists.ts";
import { SERIES } from "#content/lists/series.ts";
import { PRINTABLE_CATEGORY_LABELS } from "#content/printables/printables-page.ts";
import { PRINTABLES } from "#content/printables/printables.ts";
import { OUTSIDE_MENUS } from "#content/search/outside-menus.ts";
import { PAGES } from "#content/site/pages.ts";
import { RECORDS } from "#content/site/records-edition.ts";
import { VIDEOS } from "#content/videos/videos.ts";
import type { ArticleBook } from "#domain/articles/article.ts";
import { locationLine } from "#domain/directory/location-line.ts";
import type { GameCard } from "#domain/games/game-card.ts";
import { formatCount } from "#domain/locale/numbers.ts";
import { TOP_LISTS } from "#domain/names/lists/list-id.ts";
import { originSlug } from "#domain/names/lists/origin-slug.ts";
import type { NameBook } from "#domain/names/name-book.ts";
import type { Page } from "#domain/pages/page.ts";
import { TEXT_PAGES, type TextBook } from "#domain/pages/text-page.ts";
import { templatePath } from "#domain/printables/printable.ts";
import type { SiteKind } from "#domain/site-search/site-document.ts";
import { fillInAll } from "#domain/text/fill-in-all.ts";
import { isAtOrBelow } from "#domain/pages/is-at-or-below.ts";
import { type FoundBy, firstSentence, partsOf, plainText } from "./site-texts.ts";

/** What documents are made of. */
export type SiteSources = {
  readonly names: Pick<NameBook, "edition" | "lists">;
  readonly articles: ArticleBook;
  readonly texts: TextBook;
};

/** All that a search of the site can lead to beside the names, from the tables and texts that the pages are made of. */
export function gatherDocuments({ names, articles, texts }: SiteSources): readonly FoundBy[] {
  const listed = [
    ...ruledLists(names),
    ...countedLists(names.lists),
    ...articles.all.map(ofArticle),
    ...videos(),
    ...sheets(),
    ...games(),
    ...listings(),
  ];
  const isAbove = (above: string) => listed.some(({ document: { href } }) => isBelow(href, above));
  return [...pages(texts, isAbove), ...outsideMenus(), ...listed].filter(
    ({ document: { href } }) => !isAtOrBelow(href.replace(/[?#].*/, ""), RECORDS.absent),
  );
}

/** Everything is below the first page. */
function isBelow(href: string, path: string): boolean {
  return path === PAGES.home.path || (href.startsWith(path) && /^[#/?]/.test(href.slice(path.length)));
}

function pages(texts: TextBook, isAbove: (path: string) => boolean): readonly FoundBy[] {
  return Object.entries<Page>(PAGES).flatMap(([id, page]) => {
    const { path, title, description, keywords, label, line, below = path } = page;
    if (label === undefined || line === undefined) return [];
    const textId = TEXT_PAGES.find((known) => known === id);
    const text = textId === undefined ? null : texts[textId];
    const { start, parts } = partsOf(text?.html ?? "", path);
    return {
      document: {
        kind: kindOf(page),
        title,
        href: path,
        line,
        isOverview: isAbove(path) || isAbove(below) || undefined,
      },
      words: [label, ...keywords],
      text: [line, description, plainText(text?.summary ?? ""), start].join(" "),
      // Long, and seldom looked for: their headings tell what they say.
      parts: parts.map(({ heading }) => ({ heading, text: "" })),
    };
  });
}

/** What stands in no menu, and is looked for. */
function outsideMenus(): readonly FoundBy[] {
  return OUTSIDE_MENUS.map(({ title, href, line, words }) => ({
    document: { kind: "page", title, href, line },
    words,
    text: line,
  }));
}

/** Pages of names that list, tools, and all the rest, which is read. */
function kindOf({ path, job }: Page): SiteKind {
  if (job === "names" && path.startsWith(PAGES.browse.path)) return "list";
  return job === "names" || job === "choose" || job === "baby" ? "tool" : "page";
}

function ruledLists({ edition, lists }: SiteSources["names"]): readonly FoundBy[] {
  const { firstYear, lastYear } = edition;
  const { ruled } = lists.contents();
  const years = { firstYear: String(firstYear), year: String(lastYear) };
  return [...TOP_LISTS, ...ruled].map((id) => {
    const { label, line, rule, keywords } = LISTS[id];
    return {
      document: {
        kind: "list",
        title: label,
        href: `${PAGES.lists.path}/${id}`,
        line: fillInAll(line, years),
        ...(TOP_LISTS.some((top) => top === id) ? { ofYears: { first: firstYear, last: lastYear } } : {}),
      },
      words: [...keywords, id].map((words) => words.replaceAll(/\{\w+\}/g, "")),
      text: rule.replaceAll(/\{\w+\}/g, ""),
    };
  });
}

function countedLists(lists: NameBook["lists"]): readonly FoundBy[] {
  const { origins, letters } = lists.contents();
  const counted = (series: "origin" | "letter", of: string, slug: string, count: number): FoundBy => {
    const { title, keywords } = SERIES[series];
    const filled = { origin: of, letter: of };
    return {
      document: {
        kind: "list",
        title: fillInAll(title, filled),
        href: `${PAGES.lists.path}/${series}/${slug}`,
        line: `${formatCount(count)} ${count === 1 ? "name" : "names"} of our collection.`,
      },
      words: keywords.map((words) => fillInAll(words, filled)),
    };
  };
  return [
    ...origins.map(({ origin, names }) => counted("origin", origin, originSlug(origin), names)),
    ...letters.map(({ letter, names }) => counted("letter", letter.toUpperCase(), letter, names)),
  ];
}

function ofArticle({ section, id, title, topic, excerpt, html }: ArticleBook["all"][number]): FoundBy {
  const path = `/${section}`;
  const { start, parts } = partsOf(html, path);
  return {
    document: { kind: "article", title, href: `${path}#${id}`, line: excerpt },
    words: [topic],
    text: `${excerpt} ${start}`,
    parts,
  };
}

function videos(): readonly FoundBy[] {
  return VIDEOS.map(({ id, title, description, topics, film, searchTerms, keyPoints }) => ({
    document: {
      kind: "video",
      title,
      href: `${PAGES.videos.path}?video=${id}`,
      line: firstSentence(description),
    },
    words: [...topics, "video"],
    text: [description, film, searchTerms, ...keyPoints].join(" "),
  }));
}

function sheets(): readonly FoundBy[] {
  return PRINTABLES.map(({ id, title, description, category, ageRange }) => ({
    document: { kind: "sheet", title, href: templatePath(id), line: description },
    words: [PRINTABLE_CATEGORY_LABELS[category], "printable sheet pdf chart log checklist template record"],
    text: `${description} ${ageRange}`,
  }));
}

function games(): readonly FoundBy[] {
  return Object.values<GameCard>(GAME_CARDS).map(({ id, title, description, badge }) => ({
    document: { kind: "game", title, href: `${PAGES.games.path}?play=${id}`, line: description },
    words: [badge, "game"],
    text: description,
  }));
}

function listings(): readonly FoundBy[] {
  return LISTINGS.map((listing) => {
    const { id, name, description, category, services, location, contact } = listing;
    return {
      document: {
        kind: "listing",
        title: name,
        href: `${PAGES.directory.path}#listing-${id}`,
        line: `${location === undefined ? "Every state" : locationLine(listing)}. ${firstSentence(description)}`,
        category,
        state: location?.state,
        city: location?.city,
        phone: contact.phone,
      },
      words: [category, ...services, location?.state, location?.city],
      text: description,
    };
  });
}
