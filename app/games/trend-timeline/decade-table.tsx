import { decadeMeans } from "#domain/games/trend-timeline/decade-means.ts";
import type { TimelineItem } from "#domain/games/trend-timeline/item.ts";
import "#app/games/reveal/drawings.css";
import "#app/ui/table.css";
import "#app/ui/fold.css";

/** What the curve shows, to read: for those who do not see it, and for those who want the figures. */
export function DecadeTable({ item: { name, sex, curve } }: { readonly item: TimelineItem }) {
  return (
    <details className="fold game-numbers">
      <summary>The same numbers as a table</summary>
      <table className="tbl num">
        <caption>
          {name} per million {sex}, in the mean year of each decade
        </caption>
        <thead>
          <tr>
            <th scope="col">Decade</th>
            <th scope="col" className="r">
              per million
            </th>
          </tr>
        </thead>
        <tbody>
          {decadeMeans(curve).map(({ decade, mean }) => (
            <tr key={decade}>
              <th scope="row">{decade}</th>
              <td className="r">{mean.toLocaleString("en-US")}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
