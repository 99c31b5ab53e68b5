import { LIST_PAGE, LISTS_PAGE } from "#content/lists/list-page.ts";
import { LIST_SEXES, type ListRequest, TOP_LISTS } from "#domain/names/lists/list-id.ts";
import { allDecades, spanSlug } from "#domain/names/lists/span.ts";
import type { NameBook } from "#domain/names/name-book.ts";
import { STATES } from "#domain/places/states.ts";
import { originOfSlug } from "#domain/names/lists/origin-slug.ts";
import { SEX_SLUGS } from "#domain/names/lists/list-slug.ts";
import { fillInAll } from "#domain/text/fill-in-all.ts";
import { countryOf } from "./country-of.ts";
import { listPath } from "./list-path.ts";
import type { ListAddress } from "./read-list-address.ts";

/** What there is no list of, and lists that there are. Travels as the data of a 404. */
export type UnknownList = {
  readonly sentence: string;
  readonly lists: readonly { readonly label: string; readonly path: string }[];
};

type Book = Pick<NameBook, "edition" | "lists">;

export function unknownList(
  { edition, lists }: Book,
  { list, of, asked }: Extract<ListAddress, { kind: "unknown" }>,
): UnknownList {
  const link = (label: string, request: ListRequest) => ({ label, path: listPath(request) });
  const linksOf = {
    year: () => {
      const top = TOP_LISTS.find((id) => list.startsWith(id)) ?? "top-100-girls";
      return allDecades(edition).map((span) => link(spanSlug(span), { list: top, by: "spelling", span }));
    },
    origin: () => {
      const near = LIST_SEXES.map((sex) => originOfSlug(asked.replace(SEX_SLUGS[sex], ""))).find(Boolean);
      const { origins } = lists.contents();
      const some = origins.filter(({ origin, names }) => origin === near || names >= MANY);
      return some.map(({ origin }) => link(origin, { list: "origin", of: origin, sex: null }));
    },
    letter: () =>
      lists
        .contents()
        .letters.map(({ letter }) => link(letter.toUpperCase(), { list: "letter", of: letter })),
    state: () => STATES.map(({ name }, place) => link(name, { list: "rising-by-state", of: place })),
    country: () => {
      const abroad = list === "also-in-the-us" ? list : "hardly-in-the-us";
      return lists
        .contents()
        .countries[abroad].map((id) => link(countryOf(id).label, { list: abroad, of: id }));
    },
  };
  const { firstYear, lastYear } = edition;
  const filled = { asked, first: String(firstYear), last: String(lastYear) };
  return { sentence: fillInAll(LIST_PAGE.unknown[of], filled), lists: linksOf[of]() };
}

/** Origins with so many names stand on the page of a list that there is not. */
const MANY = 40;

/** Whether a 404 carries an unknown list: errors arrive as anything. */
export function isUnknownList(data: unknown): data is UnknownList {
  return typeof data === "object" && data !== null && "sentence" in data && "lists" in data;
}

/** The words of the page's way on. */
export const UNKNOWN_LIST = { title: LIST_PAGE.unknown.try, all: LISTS_PAGE.headline } as const;
