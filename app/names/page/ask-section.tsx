import { Link } from "react-router";
import { MEANING_LINKS } from "#content/site/about-the-data.ts";
import type { ReportLink } from "#app/names/about-data/report-link.ts";
import { PATHS } from "#app/site/paths.data.ts";
import { NAME_PAGE } from "#content/site/name-page.ts";
import { SectionHead } from "#app/ui/section-head.tsx";
import type { Door, Doors } from "./door-words.ts";
import "#app/ui/link-row.css";

const { ask } = NAME_PAGE;

type Props = {
  /** A letter with a source. */
  readonly source: Door;
  readonly note: string;
  readonly doors: Doors;
  /** A letter about an error. */
  readonly report: ReportLink;
};

const HOW = { label: MEANING_LINKS.how, href: PATHS.aboutTheData };

/** Of a name that we have studied not yet: whoever knows more may say so, and what can be done without our knowing. */
export function AskSection({ source, note, doors, report }: Props) {
  return (
    <section className="sec" aria-labelledby="ask">
      <SectionHead id="ask" title={ask.heading} />
      <p className="ask">
        {ask.text}{" "}
        <Link to={source.href} discover="none">
          {source.label}
        </Link>
      </p>
      {note === "" ? null : <p className="small quiet">{note}</p>}
      <p className="link-row noprint">
        {[doors.siblings, doors.middle, HOW, report].map((door) =>
          door === null ? null : (
            <Link key={door.href} to={door.href} discover="none">
              {door.label}
            </Link>
          ),
        )}
      </p>
    </section>
  );
}
