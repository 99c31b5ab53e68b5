import { Link } from "react-router";
import { PRINTABLE_CATEGORY_LABELS, PRINTABLES_PAGE } from "#content/printables/printables-page.ts";
import { PRINTABLE_CATEGORIES, type PrintableCategory, writeCategory } from "#domain/printables/printable.ts";
import { PATHS } from "#app/site/paths.data.ts";
import "#app/ui/chips.css";

/** The filter: each choice is an address, so that it works without JavaScript, and Back undoes it. */
export function CategoryChips({ chosen }: { readonly chosen: PrintableCategory | "all" }) {
  return (
    <nav className="chips noprint" aria-label={PRINTABLES_PAGE.categories}>
      {(["all", ...PRINTABLE_CATEGORIES] as const).map((category) => (
        <Link
          key={category}
          className="chip"
          to={{ pathname: PATHS.printables, search: writeCategory(category) }}
          aria-current={category === chosen ? "true" : undefined}
          preventScrollReset
        >
          {PRINTABLE_CATEGORY_LABELS[category]}
        </Link>
      ))}
    </nav>
  );
}
