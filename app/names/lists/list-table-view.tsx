import { href, Link } from "react-router";
import { SplitBar } from "#app/names/card/split-bar.tsx";
import { GenderMark } from "#app/ui/gender-mark.tsx";
import type { Cell, ListTable } from "./list-table.ts";
import "#app/ui/table.css";
import "./list-table.css";

type Props = { readonly title: string; readonly caption: string; readonly table: ListTable };

/** A list as a table. On phones, rows with a meaning are set in three lines (lists.css). */
export function ListTableView({ title, caption, table: { heads, groups } }: Props) {
  const shown = heads.filter(({ look }) => look !== "spellings");
  const worded = heads.some(({ look }) => look === "meaning");
  return (
    <table className={`tbl num lt${worded ? " lt-worded" : ""}`}>
      <caption>
        <span className="vh">{title}: </span>
        {caption}
      </caption>
      <thead>
        <tr>
          {shown.map(({ label, look }) => (
            <th key={label} scope="col" className={`lt-${look}`}>
              {label}
            </th>
          ))}
        </tr>
      </thead>
      {groups.map(({ heading, rows }) => (
        <tbody key={heading}>
          {heading === null ? null : (
            <tr className="lt-heading">
              <th scope="rowgroup" colSpan={shown.length}>
                {heading}
              </th>
            </tr>
          )}
          {rows.map((cells) => (
            <Row key={keyOf(cells)} cells={cells} looks={heads} />
          ))}
        </tbody>
      ))}
    </table>
  );
}

type RowProps = { readonly cells: readonly Cell[]; readonly looks: ListTable["heads"] };

/** Where names are counted by sound, their spellings stand in a row below. */
function Row({ cells, looks }: RowProps) {
  const last = looks.at(-1);
  const spellings = last?.look === "spellings" ? (cells[looks.length - 1] ?? "") : "";
  const own = last?.look === "spellings" ? looks.slice(0, -1) : looks;
  return spellings === "" ? (
    <OwnRow cells={cells} looks={own} />
  ) : (
    <>
      <OwnRow cells={cells} looks={own} />
      <tr className="lt-also">
        <td colSpan={own.length} className="small">
          <span className="vh">{`${last?.label}: `}</span>
          <CellWords cell={spellings} />
        </td>
      </tr>
    </>
  );
}

function OwnRow({ cells, looks }: RowProps) {
  return (
    <tr>
      {looks.map(({ label, look }, column) => {
        const cell = cells[column] ?? "";
        return look === "name" ? (
          <th key={label} scope="row" className="lt-name">
            <CellWords cell={cell} />
          </th>
        ) : (
          <td key={label} className={`lt-${look}`}>
            <CellWords cell={cell} />
          </td>
        );
      })}
    </tr>
  );
}

function CellWords({ cell }: { readonly cell: Cell }) {
  if (typeof cell === "string") return cell;
  if ("id" in cell) {
    return (
      <Link className="name-link" to={href("/names/:slug", { slug: cell.id })}>
        {cell.name}
      </Link>
    );
  }
  if ("girls" in cell) return <SplitBar girls={cell.girls} />;
  if ("gloss" in cell) return <span className="gloss">{`“${cell.gloss}”`}</span>;
  return (
    <span className="tag">
      <GenderMark gender={cell.gender} />
      {cell.words}
    </span>
  );
}

/** A name may stand on a list for girls and for boys. */
function keyOf(cells: readonly Cell[]): string {
  return cells
    .map((cell) => {
      if (typeof cell === "string") return "";
      if ("id" in cell) return cell.id;
      return "gender" in cell ? cell.gender : "";
    })
    .join(" ");
}
