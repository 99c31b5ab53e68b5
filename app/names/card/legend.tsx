import { BOYS_LINE, GIRLS_LINE } from "#content/finder/finder-words.ts";
import { here } from "#content/site/records-edition.ts";
import { GenderMark } from "#app/ui/gender-mark.tsx";
import type { Years } from "#app/names/home/home-page.ts";
import "./name-grid.css";

/** How to read the small curves. */
export function Legend({ years: { firstYear, lastYear } }: { readonly years: Years }) {
  return (
    <p className="legend">
      <span className="tag g-girl">
        <GenderMark gender="girl" />
        {GIRLS_LINE}
      </span>
      <span className="tag g-boy">
        <GenderMark gender="boy" />
        {BOYS_LINE}
      </span>
      <span className="num">
        {`Each line: share of ${here("babies")}, ${firstYear}–${lastYear}, own scale`}
      </span>
    </p>
  );
}
