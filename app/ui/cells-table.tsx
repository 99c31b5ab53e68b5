import { href, Link } from "react-router";
import "./table.css";

/** What a row is of, a link to the name if it is one (its id), and a cell for each further heading. */
export type CellsRow = { readonly id?: string; readonly name: string; readonly cells: readonly string[] };

/** Rows that belong together, below a heading of their own if they have one. */
type CellsGroup = { readonly heading?: string; readonly rows: readonly CellsRow[] };

type Props = {
  readonly caption: string;
  readonly heads: readonly string[];
  readonly groups: readonly CellsGroup[];
  /** Whether cells are words; else they are numbers, below each other. */
  readonly hasWords?: boolean;
  readonly className?: string;
};

/** A table of words and numbers that the server has made: it looks them up and counts nothing. */
export function CellsTable({ caption, heads, groups, hasWords = false, className = "" }: Props) {
  const [named, ...others] = heads;
  const look = hasWords ? undefined : "r";
  return (
    <table className={`tbl num cells ${className}`}>
      <caption>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{named}</th>
          {others.map((head) => (
            <th key={head} scope="col" className={look}>
              {head}
            </th>
          ))}
        </tr>
      </thead>
      {groups.map(({ heading, rows }) => (
        <tbody key={heading ?? ""}>
          {heading === undefined ? null : (
            <tr>
              <th scope="rowgroup" colSpan={heads.length}>
                {heading}
              </th>
            </tr>
          )}
          {rows.map(({ id, name, cells }) => (
            <tr key={`${name} ${cells.join(" ")}`}>
              <th scope="row">{id === undefined ? name : <NameLink id={id} name={name} />}</th>
              {cells.map((cell, place) => (
                <td key={others[place]} className={look}>
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

function NameLink({ id, name }: { readonly id: string; readonly name: string }) {
  return (
    <Link className="name-link" to={href("/names/:slug", { slug: id })} discover="none">
      {name}
    </Link>
  );
}
