import { LIST_GROUPS, LISTS_PAGE } from "#content/lists/list-page.ts";
import { LISTS, SOUND_WORDS } from "#content/lists/ruled-lists.ts";
import { SERIES } from "#content/lists/series.ts";
import { formatCount } from "#domain/locale/numbers.ts";
import { INDEXED_FROM } from "#domain/names/lists/is-list-indexed.ts";
import {
  ABROAD_LISTS,
  LIST_SEXES,
  type ListId,
  type ListRequest,
  TOP_LISTS,
} from "#domain/names/lists/list-id.ts";
import { allDecades, spanSlug, type Years, yearSpan } from "#domain/names/lists/span.ts";
import type { NameBook } from "#domain/names/name-book.ts";
import { fillInAll } from "#domain/text/fill-in-all.ts";
import { isAbsent } from "#app/site/is-absent.ts";
import { countryOf } from "./country-of.ts";
import { listPath } from "./list-path.ts";
import { countNames, namesWords } from "./list-words.ts";

/** The table of contents of all lists. */
export type ListsView = {
  readonly lead: string;
  readonly groups: readonly { readonly title: string; readonly lists: readonly ListLine[] }[];
  readonly letters: readonly Counted[];
  /** What is folded up: the decades, the countries, the origins. */
  readonly folds: readonly Fold[];
};

type ListLine = {
  readonly label: string;
  readonly line: string;
  readonly count: string;
  readonly path: string;
};

/** A link, and how many names stand behind it, where that is told. */
export type Counted = { readonly label: string; readonly count: string; readonly path: string };

/** Links that open by their heading. */
type Fold = {
  readonly id: string;
  readonly title: string;
  readonly text: string;
  readonly links: readonly Counted[];
};

const STATES_PATH = listPath({ list: "rising-by-state", of: null });

type Book = Pick<NameBook, "edition" | "lists">;

export function buildListsView(book: Book): ListsView {
  const { lists, edition } = book;
  const { letters, ruled, bySound } = lists.contents();
  const isHere = (id: ListId) => TOP_LISTS.some((top) => top === id) || ruled.some((each) => each === id);
  return {
    lead: fillInAll(LISTS_PAGE.lead, { to: String(edition.lastYear) }),
    groups: LIST_GROUPS.map(({ title, lists: ids }) => ({
      title,
      lists: [
        ...ids
          .filter(isHere)
          .flatMap((id: ListId) => [
            lineOf(book, id),
            ...(id === "top-100-boys" && bySound ? linesBySound(book) : []),
          ]),
        ...(ids.some((id) => id === "longest-rises") && !isAbsent(STATES_PATH) ? [lineOfStates()] : []),
      ],
    })),
    letters: letters.map(({ letter, names }) =>
      counted(letter.toUpperCase(), names, { list: "letter", of: letter }),
    ),
    folds: foldsOf(book),
  };
}

function counted(label: string, names: number | null, request: ListRequest): Counted {
  return { label, count: names === null ? "" : formatCount(names), path: listPath(request) };
}

function lineOf({ lists, edition }: Book, id: ListId): ListLine {
  const request = newestOf(id, "spelling", edition);
  const { label, line } = LISTS[id];
  return {
    label,
    line: fillInAll(line, { firstYear: String(edition.firstYear) }),
    count: namesWords(countNames(lists.list(request))),
    path: listPath(request),
  };
}

function linesBySound({ lists, edition }: Book): readonly ListLine[] {
  return TOP_LISTS.map((id) => {
    const request = newestOf(id, "sound", edition);
    return {
      label: fillInAll(SOUND_WORDS.label, { label: LISTS[id].label }),
      line: SOUND_WORDS.line[id],
      count: namesWords(countNames(lists.list(request))),
      path: listPath(request),
    };
  });
}

function lineOfStates(): ListLine {
  return {
    label: SERIES.states.label,
    line: LISTS_PAGE.states,
    count: LISTS_PAGE.statesCount,
    path: listPath({ list: "rising-by-state", of: null }),
  };
}

function newestOf(id: ListId, by: "spelling" | "sound", years: Years): ListRequest {
  return id === "top-100-girls" || id === "top-100-boys"
    ? { list: id, by, span: yearSpan(years.lastYear, years) }
    : { list: id, by };
}

function foldsOf({ lists, edition }: Book): readonly Fold[] {
  const { origins, countries } = lists.contents();
  const { decades, abroad, origins: byOrigin, sexes } = LISTS_PAGE;
  return [
    {
      id: "decades",
      ...decades,
      links: allDecades(edition).flatMap((span) =>
        TOP_LISTS.map((list) =>
          counted(fillInAll(decades.link[list], { decade: spanSlug(span) }), null, {
            list,
            by: "spelling",
            span,
          }),
        ),
      ),
    },
    {
      id: "origins",
      ...byOrigin,
      links: origins.map(({ origin, names }) =>
        counted(origin, names, { list: "origin", of: origin, sex: null }),
      ),
    },
    ...LIST_SEXES.map((sex) => ({
      id: `origins-${sex}`,
      ...sexes[sex],
      links: origins
        .filter(({ bySex }) => bySex[sex] >= INDEXED_FROM)
        .map(({ origin, bySex }) => counted(origin, bySex[sex], { list: "origin", of: origin, sex })),
    })),
    {
      id: "abroad",
      ...abroad,
      links: ABROAD_LISTS.flatMap((list) =>
        countries[list].map((of) =>
          counted(fillInAll(SERIES[list].label, { country: countryOf(of).label }), null, { list, of }),
        ),
      ),
    },
  ];
}
