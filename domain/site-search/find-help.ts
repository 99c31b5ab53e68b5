import { type Category, INTERNATIONAL, type State } from "#domain/directory/choices.ts";
import { writeFilters } from "#domain/directory/filter-query.ts";
import { NO_FILTERS } from "#domain/directory/filters.ts";
import type { OfNeed } from "./of-need.ts";
import type { RankedDocument } from "./rank-documents.ts";
import type { HelpFit, SiteItem, SiteResults } from "./site-answer.ts";
import type { SiteDocument } from "./site-document.ts";
import { itemOf } from "./site-item.ts";
import { isWeak, termsOf, wordsOf } from "./site-terms.ts";

/** What a query says of help. */
type HelpAsked = {
  readonly state: State | null;
  readonly category: Category | null;
  /** Whether it looks for people, not for something to read. */
  readonly isSeeking: boolean;
  /** How much of the query the need is, 0 to 1. */
  readonly needShare: number;
  readonly text: string;
  /** Somebody may be in need: nobody but those who help with just that. */
  readonly isInNeed: boolean;
  /** The score of the best guide or tool. */
  readonly bestElsewhere: number;
  /** How well who answers to the very words of the need, of 1. */
  readonly ofNeed: OfNeed;
};

/** How well an answer fits that meets the place, the need, or both. */
const PLACE_AND_NEED = 1;
const PLACE_ALONE = 0.9;
const NEED_SOUGHT = 0.9;
const NEED_ALONE = 0.5;
/** What it gains when the need is all that was asked. */
const WHOLLY_NEED = 0.35;
/** What the kind of help that was asked for is worth beside the words of a query: as much as a good word. */
const MEANT = 4;
/** Without a place, who serves every state is of more use than who serves another one, or another country. */
const OF_USE = { everywhere: 1.6, abroad: 0.1 };
/** Where no help was asked for, organizations stand beside what was. */
const MOST_UNASKED = 3;
/** And none that scores so little of the best guide. */
const OF_OTHERS = 0.25;
/** An organization must answer to so much of the query to be shown where no need was read. */
const LEAST_COVERED = 0.6;

/** Kinds that hold many things: who has diapers is not who finds child care. Of the other kinds each gives what the kind says. */
const MIXED: ReadonlySet<Category> = new Set([
  "Family Services",
  "Emergency Resources",
  "Education & Classes",
]);
/** What an organization must have of the words for a need. */
const LEAST_OF_NEED = 0.5;

/** Organizations among the documents, with their places there. */
type Listings = readonly (readonly [listing: SiteDocument, at: number])[];

/**
 * Makes a finder of help: the directory filtered by place and need, and then organizations: those of the place, those that serve
 * the whole US, the rest only where no place was named; at most so many.
 */
export function createHelpFinder(documents: readonly SiteDocument[]) {
  const listings: Listings = documents.flatMap((document, at) =>
    document.kind === "listing" ? [[document, at] as const] : [],
  );
  const places = new Set(listings.map(([, at]) => at));
  return (ranked: readonly RankedDocument[], asked: HelpAsked, most: number) =>
    findHelp(
      listings,
      ranked.filter(({ at }) => places.has(at)),
      asked,
      most,
    );
}

function findHelp(
  all: Listings,
  ranked: readonly RankedDocument[],
  { state, category, isSeeking, needShare, text, ofNeed, isInNeed, bestElsewhere }: HelpAsked,
  most: number,
): SiteResults & { readonly fit: HelpFit } {
  const scores = new Map(ranked.map((each) => [each.at, each]));
  const isThere = (document: SiteDocument) => document.state === state;
  const isMeant = (document: SiteDocument) => document.category === category;
  const gives = (document: SiteDocument, at: number) =>
    category === null ||
    (isMeant(document) && !MIXED.has(category)) ||
    (ofNeed.get(at) ?? 0) >= LEAST_OF_NEED;
  const scoreOf = (document: SiteDocument, found: RankedDocument | undefined) =>
    ((found?.score ?? 0) * (1 + (ofNeed.get(found?.at ?? -1) ?? 0)) + (isMeant(document) ? MEANT : 0)) *
    (state === null ? useOf(document) : 1);
  const isShown = (document: SiteDocument, found: RankedDocument | undefined) => {
    const isFound = isMeant(document) || (!isInNeed && (found?.covered ?? 0) >= LEAST_COVERED);
    if (state === null) return isFound;
    if (isThere(document)) return true;
    return document.state === undefined && state !== INTERNATIONAL && category !== null && isFound;
  };
  const fitting = all
    .flatMap(([document, at]) => {
      const found = scores.get(at);
      return isShown(document, found)
        ? [{ document, found, isFit: gives(document, at), score: scoreOf(document, found) }]
        : [];
    })
    .toSorted((one, other) => other.score - one.score);
  // Of a kind that holds many things, who has another one is no answer beside who has just this.
  const isNarrow =
    state === null &&
    category === "Family Services" &&
    fitting.some(({ document, isFit }) => isFit && isMeant(document));
  const rankOf = ({ document, isFit }: (typeof fitting)[number]) =>
    (isFit ? 0 : 2) + (isThere(document) ? 0 : 1);
  // Near a place those that give just this help come first: there, else those that serve every state.
  const ordered =
    state === null
      ? fitting.filter(({ document, isFit }) => !isNarrow || (isFit && isMeant(document)))
      : fitting.toSorted((one, other) => rankOf(one) - rankOf(other));
  const [best] = ordered;
  const fit = state === null || best === undefined ? "there" : (FITS[rankOf(best)] ?? "nobody");
  const isMeantThere =
    state === null || (fit !== "nobody" && all.some(([document]) => isThere(document) && isMeant(document)));
  const links =
    isSeeking || state !== null || category !== null
      ? [directoryLink(all, state, isMeantThere ? category : null)]
      : [];
  const wanted = links.length === 0 ? MOST_UNASKED : most;
  const least = links.length === 0 ? OF_OTHERS * bestElsewhere : 0;
  const items = ordered
    .filter(({ score }) => score >= least)
    .slice(0, most)
    .map(({ document }) => itemOf(document));
  // An organization that was asked for by its name comes before the page that lists it.
  const first = best !== undefined && isCalled(best.document, text) ? 1 : 0;
  return {
    fit,
    items: [...items.slice(0, first), ...links, ...items.slice(first)].slice(0, wanted),
    strength:
      links.length + items.length === 0
        ? 0
        : strengthOf({ state, category, isSeeking, needShare }, best?.found?.covered ?? 0),
  };
}

const FITS: readonly HelpFit[] = ["there", "everywhere"];

function useOf({ state }: SiteDocument): number {
  if (state === undefined) return OF_USE.everywhere;
  return state === INTERNATIONAL ? OF_USE.abroad : 1;
}

function isCalled({ title }: SiteDocument, text: string): boolean {
  if (termsOf(text).every(isWeak)) return false;
  const asked = wordsOf(text).join(" ");
  return `${wordsOf(title).join(" ")} `.startsWith(`${asked} `);
}

function strengthOf(
  {
    state,
    category,
    isSeeking,
    needShare,
  }: Pick<HelpAsked, "state" | "category" | "isSeeking" | "needShare">,
  covered: number,
): number {
  if (state !== null) return category === null ? PLACE_ALONE : PLACE_AND_NEED;
  if (category !== null) return isSeeking ? NEED_SOUGHT : NEED_ALONE + WHOLLY_NEED * needShare;
  return isSeeking ? NEED_SOUGHT * Math.max(covered, NEED_ALONE) : NEED_ALONE * covered;
}

/** The directory, filtered by what was understood. */
function directoryLink(listings: Listings, state: State | null, category: Category | null): SiteItem {
  const filters = {
    ...NO_FILTERS,
    ...(state === null ? {} : { state }),
    ...(category === null ? {} : { category }),
  };
  const count = listings.filter(
    ([document]) =>
      (state === null || document.state === state) && (category === null || document.category === category),
  ).length;
  const where = state === INTERNATIONAL ? "outside the US" : state === null ? "" : `in ${state}`;
  const counted = count === 1 ? "1 organization" : `${count} organizations`;
  const besides = state === null || state === INTERNATIONAL ? "" : ", and those that serve every state";
  return {
    kind: "directory",
    title: [category ?? "All help", where].filter(Boolean).join(" "),
    href: `/parent-directory${writeFilters(filters)}`,
    line: `${counted} in our directory${besides}.`,
  };
}
