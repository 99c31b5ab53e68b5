import type { GradeRow } from "./build-about-data-view.ts";
import "#app/ui/table.css";

type Props = { readonly caption: string; readonly rows: readonly GradeRow[] };

/** What each letter says, and how many names carry it. */
export function GradesTable({ caption, rows }: Props) {
  return (
    <table className="tbl num abt-grades">
      <caption>{caption}</caption>
      <thead className="vh">
        <tr>
          <th scope="col">Grade</th>
          <th scope="col">What it says</th>
          <th scope="col">Names</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ grade, short, long, count, share }) => (
          <tr key={grade}>
            <th scope="row">{grade}</th>
            <td>
              <b>{short}.</b> {long}
            </td>
            <td className="r">
              <b>{count}</b> <span className="quiet">{share}</span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
