import { GAME_SCREEN } from "#content/games/screen-words.ts";
import { decadeMeans } from "#domain/games/trend-timeline/decade-means.ts";
import type { TimelineItem } from "#domain/games/trend-timeline/item.ts";
import { fillIn } from "#domain/text/fill-in.ts";
import "#app/games/reveal/drawings.css";
import "#app/ui/table.css";
import "#app/ui/fold.css";
import { formatDecimal } from "#domain/locale/decimals.ts";

/** What the curve shows, to read: for those who do not see it, and for those who want the figures. */
export function DecadeTable({ item: { name, sex, curve } }: { readonly item: TimelineItem }) {
  return (
    <details className="fold game-numbers">
      <summary>{GAME_SCREEN.asTable}</summary>
      <table className="tbl num">
        <caption>{fillIn(GAME_SCREEN.tableCaption, { name, babies: sex })}</caption>
        <thead>
          <tr>
            <th scope="col">{GAME_SCREEN.decade}</th>
            <th scope="col" className="r">
              {GAME_SCREEN.perMillion}
            </th>
          </tr>
        </thead>
        <tbody>
          {decadeMeans(curve).map(({ decade, mean }) => (
            <tr key={decade}>
              <th scope="row">{decade}</th>
              <td className="r">{formatDecimal(mean, 3)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
