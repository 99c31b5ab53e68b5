import { RECORDS } from "#content/site/records-edition.ts";
import { List } from "lucide";
import {
  AS_TABLE,
  BIRTHS_BY_YEAR,
  MISSING_YEARS,
  PER_MILLION,
  RANK,
  YEAR,
} from "#content/name-page/section-words.ts";
import { fillIn } from "#domain/text/fill-in.ts";
import type { Parts } from "#app/head/page-parts.ts";
import { HtmlPart } from "#app/ui/html-part.tsx";
import { Icon } from "#app/ui/icon.tsx";
import type { Sex } from "./curve-marks.ts";
import { PART_OF_YEARS } from "./curve-parts.ts";
import "#app/ui/numbers.css";
import "#app/ui/table.css";

type Props = {
  readonly parts: Parts | null;
  readonly sexes: readonly Sex[];
  /** Open from the start where there is no chart. */
  readonly open: boolean;
};

const PLURALS = { girl: "Girls", boy: "Boys" } as const;

/** All that the chart shows, to read: for those who do not see it, and for those who want the figure itself. */
export function NumbersTable({ parts, sexes, open }: Props) {
  return (
    <details className="numbers" open={open}>
      <summary>
        <Icon of={List} />
        {AS_TABLE}
      </summary>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a box that scrolls must be reached by keyboard */}
      <div className="scrollx" role="region" aria-label={BIRTHS_BY_YEAR} tabIndex={0}>
        <table className="tbl num">
          <caption>{fillIn(MISSING_YEARS, { floor: RECORDS.floorWord })}</caption>
          <thead>
            <tr>
              <th scope="col">{YEAR}</th>
              {sexes.map((sex) => (
                <Heads key={sex} babies={PLURALS[sex]} />
              ))}
            </tr>
          </thead>
          <HtmlPart as="tbody" name={PART_OF_YEARS} parts={parts} />
        </table>
      </div>
    </details>
  );
}

function Heads({ babies }: { readonly babies: string }) {
  return (
    <>
      <th scope="col">{babies}</th>
      <th scope="col">{PER_MILLION}</th>
      <th scope="col">{RANK}</th>
    </>
  );
}
