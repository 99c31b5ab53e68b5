import { ABOUT_DATA_HEADS } from "#content/site/about-the-data.ts";
import type { CountedRow } from "./build-about-data-view.ts";
import "#app/ui/table.css";

type Props = { readonly caption: string; readonly rows: readonly CountedRow[] };

/** What each word says, and of how many names it is said. */
export function CountedTable({ caption, rows }: Props) {
  return (
    <table className="tbl num abt-counts">
      <caption>{caption}</caption>
      <thead className="vh">
        <tr>
          <th scope="col">{ABOUT_DATA_HEADS.word}</th>
          <th scope="col">{ABOUT_DATA_HEADS.says}</th>
          <th scope="col">{ABOUT_DATA_HEADS.names}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ word, long, count, share }) => (
          <tr key={word}>
            <th scope="row">{word}</th>
            <td>{long}</td>
            <td className="r">
              <b>{count}</b> <span className="quiet">{share}</span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
