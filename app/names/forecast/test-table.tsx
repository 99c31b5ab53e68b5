import type { ForecastView } from "./build-forecast-view.ts";
import "#app/ui/table.css";

type Props = Pick<ForecastView["test"], "caption" | "heads" | "groups">;

/** How far off forecasts were, by how far ahead and by the size of the name. */
export function TestTable({ caption, heads: [births, ...others], groups }: Props) {
  return (
    <table className="tbl num fcs-test">
      <caption>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{births}</th>
          {others.map((head) => (
            <th key={head} scope="col" className="r">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      {groups.map(({ heading, rows }) => (
        <tbody key={heading}>
          <tr>
            <th scope="rowgroup" colSpan={others.length + 1}>
              {heading}
            </th>
          </tr>
          {rows.map(({ size, cells }) => (
            <tr key={size}>
              <th scope="row">{size}</th>
              {cells.map((cell, place) => (
                <td key={others[place]} className="r">
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      ))}
    </table>
  );
}
