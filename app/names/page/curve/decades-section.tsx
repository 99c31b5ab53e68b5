import { SplitBar } from "#app/names/card/split-bar.tsx";
import { GenderMark } from "#app/ui/gender-mark.tsx";
import { SectionHead } from "#app/ui/section-head.tsx";
import type { DecadeView } from "./decade-words.ts";
import "#app/ui/table.css";
import "./decades.css";

/** To whom the name was given: each decade a row, its bar divided between girls and boys. The table is the chart. */
export function DecadesSection({ decades: { text, rows } }: { readonly decades: DecadeView }) {
  return (
    <section className="decades" aria-labelledby="decades">
      <SectionHead id="decades" title="Girls and boys, by decade" />
      <p className="small quiet">{text}</p>
      {rows.length === 0 ? null : (
        <table className="tbl num">
          <thead>
            <tr>
              <th scope="col">Decade</th>
              <th scope="col">
                <span className="g-girl">
                  <GenderMark gender="girl" /> Girls
                </span>
              </th>
              <th scope="col" className="split">
                <span className="vh">Share</span>
              </th>
              <th scope="col">
                <span className="g-boy">
                  <GenderMark gender="boy" /> Boys
                </span>
              </th>
              <th scope="col">Births</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ decade, girls, girlsWords, boysWords, births }) => (
              <tr key={decade}>
                <th scope="row">{decade}</th>
                <td>{girlsWords}</td>
                <td className="split">
                  <SplitBar girls={girls} />
                </td>
                <td>{boysWords}</td>
                <td>{births}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}
