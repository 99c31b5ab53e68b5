import { Link } from "react-router";
import { ELSEWHERE } from "#content/site/elsewhere-words.ts";
import type { Parts } from "#app/head/page-parts.ts";
import { PART_OF_ELSEWHERE, PART_OF_OLDER } from "#app/names/page/part-names.ts";
import { PATHS } from "#app/site/paths.data.ts";
import { HtmlPart } from "#app/ui/html-part.tsx";
import { SectionHead } from "#app/ui/section-head.tsx";
import type { ElsewhereView } from "./elsewhere-view.ts";
import "#app/ui/table.css";
import "./older.css";

type Props = { readonly words: ElsewhereView; readonly parts: Parts | null };

/** How common the name is now where other countries publish it, and was where they did. */
export function ElsewhereSection({ words, parts }: Props) {
  const { heading, country, year, rate, rank, rule, sources } = ELSEWHERE;
  return (
    <section aria-labelledby="elsewhere">
      <SectionHead id="elsewhere" title={heading} />
      {words.isNow ? (
        <table className="tbl num" aria-labelledby="elsewhere">
          <thead>
            <tr>
              <th scope="col">{country}</th>
              <th scope="col" className="r">
                {year}
              </th>
              <th scope="col" className="r">
                {rate}
              </th>
              <th scope="col" className="r">
                {rank}
              </th>
            </tr>
          </thead>
          <HtmlPart as="tbody" name={PART_OF_ELSEWHERE} parts={parts} className="abroad" />
        </table>
      ) : null}
      <HtmlPart as="div" name={PART_OF_OLDER} parts={parts} />
      <p className="meta abroad-rule">
        {words.more === null ? `${rule} ` : `${rule} ${words.more} `}
        <Link to={`${PATHS.credits}#names-in-other-countries`} discover="none">
          {sources}
        </Link>
      </p>
    </section>
  );
}
