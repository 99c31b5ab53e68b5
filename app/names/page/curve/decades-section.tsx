import { BIRTHS, BOYS, BY_DECADE, DECADE, GIRLS, SHARE_OF } from "#content/name-page/section-words.ts";
import type { Parts } from "#app/head/page-parts.ts";
import { GenderMark } from "#app/ui/gender-mark.tsx";
import { HtmlPart } from "#app/ui/html-part.tsx";
import { SectionHead } from "#app/ui/section-head.tsx";
import { PART_OF_DECADES } from "./curve-parts.ts";
import "#app/names/card/split-bar.css";
import "#app/ui/table.css";
import "./decades.css";

type Props = { readonly text: string; readonly parts: Parts | null };

/** To whom the name was given: each decade a row, its bar divided between girls and boys. The table is the chart. */
export function DecadesSection({ text, parts }: Props) {
  return (
    <section className="sec decades" aria-labelledby="decades">
      <SectionHead id="decades" title={BY_DECADE} />
      <p className="small quiet">{text}</p>
      <table className="tbl num">
        <thead>
          <tr>
            <th scope="col">{DECADE}</th>
            <th scope="col">
              <span className="g-girl">
                <GenderMark gender="girl" />
                {` ${GIRLS}`}
              </span>
            </th>
            <th scope="col" className="split">
              <span className="vh">{SHARE_OF}</span>
            </th>
            <th scope="col">
              <span className="g-boy">
                <GenderMark gender="boy" />
                {` ${BOYS}`}
              </span>
            </th>
            <th scope="col">{BIRTHS}</th>
          </tr>
        </thead>
        <HtmlPart as="tbody" name={PART_OF_DECADES} parts={parts} />
      </table>
    </section>
  );
}
