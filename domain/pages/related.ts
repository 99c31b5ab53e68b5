/** What brings somebody to a page. */
export type Need =
  | "find-name"
  | "decide-name"
  | "figures"
  | "play"
  | "growth"
  | "sizes"
  /** Feeding and sleeping. */
  | "rhythm"
  | "health"
  | "safety"
  | "development"
  | "money"
  | "help"
  | "this-site"
  | "fine-print";

const RELATED_CATEGORIES = ["tools", "education", "safety", "resources", "guides"] as const;
export type RelatedCategory = (typeof RELATED_CATEGORIES)[number];

/** The needs that a page serves, the most pressing first: at least one. */
export type Needs = readonly [Need, ...Need[]];

/** A page that others point to. */
export type RelatedPage = {
  readonly title: string;
  readonly href: string;
  readonly description: string;
  readonly icon: string;
  readonly category: RelatedCategory;
};

/** What decides which pages are related. */
export type NeededPage = { readonly href: string; readonly needs: Needs };

/** Pages that one page points to, unless it says otherwise. */
export const RELATED_MOST = 4;

/**
 * The pages that serve the same needs: first those that share this page's first need, then its second, and so on. Among
 * them, first whom it matters most to, then who shares more needs, then the order given. Pages that share none come last.
 * Never the page itself.
 */
export function relatedTo<Candidate extends NeededPage>(
  { href, needs }: NeededPage,
  candidates: readonly Candidate[],
  most: number = RELATED_MOST,
): readonly Candidate[] {
  return candidates
    .filter((candidate) => candidate.href !== href)
    .map((candidate) => ({ candidate, ...nearness(needs, candidate.needs) }))
    .toSorted((one, other) => one.mine - other.mine || one.theirs - other.theirs || other.shared - one.shared)
    .slice(0, most)
    .map(({ candidate }) => candidate);
}

/** The place of the first shared need in either list, and how many are shared. */
function nearness(needs: Needs, theirs: Needs) {
  const shared = needs.filter((need) => theirs.includes(need));
  const [first] = shared;
  return first === undefined
    ? { mine: needs.length, theirs: 0, shared: 0 }
    : { mine: needs.indexOf(first), theirs: theirs.indexOf(first), shared: shared.length };
}
