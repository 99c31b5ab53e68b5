import { PRINTABLES } from "#content/printables/printables.ts";
import { PAGES, PAGES_HERE } from "#content/site/pages.ts";
import { templatePath } from "#domain/printables/printable.ts";
import { isIndexed } from "#domain/pages/page.ts";
import { type NeededPage, RELATED_MOST, type RelatedPage, relatedTo } from "#domain/pages/related.ts";

type Candidate = RelatedPage & NeededPage & { readonly to?: readonly string[] };

const pages: readonly Candidate[] = PAGES_HERE.filter(isIndexed).map(
  ({ path, title, line, related, picture }) => ({
    title,
    href: path,
    description: line,
    icon: picture.drawing.replace("section-", ""),
    ...related,
  }),
);

/** The sheets to print are pages of their own. */
const sheets: readonly Candidate[] = PRINTABLES.map(({ id, title, description, icon, needs }) => ({
  title,
  href: templatePath(id),
  description,
  icon,
  category: "resources",
  needs,
}));

/** The page above it stands in the way back. */
const besidesTheirOwn = pages.filter(({ href }) => href !== PAGES.printables.path);

const related: readonly (readonly [string, readonly Candidate[]])[] = [
  ...pages.map((page) => [page.href, relatedToPage(page)] as const),
  ...sheets.map((sheet) => [sheet.href, relatedToSheet(sheet)] as const),
];

/** Every page that a related block leads to, by its address. */
export const RELATED_PAGES: Readonly<Record<string, RelatedPage>> = Object.fromEntries(
  related.flatMap(([, those]) => those).map(({ needs: _needs, to: _to, ...page }) => [page.href, page]),
);

/** The addresses that a page leads to, by its own. */
export const RELATED_TO: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  related.map(([path, those]) => [path, those.map(({ href }) => href)]),
);

function relatedToPage(page: Candidate): readonly Candidate[] {
  const { to } = page;
  return to === undefined
    ? relatedTo(page, pages)
    : to.flatMap((path) => pages.filter(({ href }) => href === path));
}

/** A sheet leads to sheets and to pages, the same number of each. */
function relatedToSheet(sheet: Candidate): readonly Candidate[] {
  const half = RELATED_MOST / 2;
  return [...relatedTo(sheet, sheets, half), ...relatedTo(sheet, besidesTheirOwn, half)];
}
