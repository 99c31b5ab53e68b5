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
        girls, solid line
      </span>
      <span className="tag g-boy">
        <GenderMark gender="boy" />
        boys, dashed line
      </span>
      <span className="num">
        {`Each line: share of ${here("babies")}, ${firstYear}–${lastYear}, own scale`}
      </span>
    </p>
  );
}
