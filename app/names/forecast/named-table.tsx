import { href, Link } from "react-router";
import type { NamedRow } from "./build-forecast-view.ts";
import "#app/ui/table.css";

type Props = {
  readonly caption: string;
  readonly heads: readonly string[];
  readonly rows: readonly NamedRow[];
};

/** Names, what was said of them, and what came. */
export function NamedTable({ caption, heads, rows }: Props) {
  return (
    <table className="tbl num fcs-names">
      <caption>{caption}</caption>
      <thead>
        <tr>
          {heads.map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ id, name, cells }) => (
          <tr key={`${id} ${cells.join(" ")}`}>
            <th scope="row">
              <Link className="name-link" to={href("/names/:slug", { slug: id })} discover="none">
                {name}
              </Link>
            </th>
            {cells.map((cell, place) => (
              <td key={heads[place + 1]}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
