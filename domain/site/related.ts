export const RELATED_CATEGORIES = ["tools", "education", "safety", "resources", "guides"] as const;

/** A page that others point to. */
export type RelatedPage = {
  readonly title: string;
  readonly href: string;
  readonly description: string;
  readonly icon: string;
  readonly category: (typeof RELATED_CATEGORIES)[number];
};

/** Pages that one page points to, unless it says otherwise. */
export const RELATED_MOST = 4;

/** The pages that follow this one in the list, around its end: never itself, and no page is left unlinked. */
export function relatedTo(
  path: string,
  pages: readonly RelatedPage[],
  most: number = RELATED_MOST,
): readonly RelatedPage[] {
  const place = pages.findIndex(({ href }) => href === path);
  return [...pages.slice(place + 1), ...pages.slice(0, Math.max(0, place))].slice(0, most);
}
