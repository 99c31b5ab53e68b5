import { Lightbulb } from "lucide";
import { Link } from "react-router";
import { DIRECTORY_PAGE, DIRECTORY_WORDING } from "#content/site/directory-page.ts";
import { INTERNATIONAL } from "#domain/directory/choices.ts";
import { writeFilters } from "#domain/directory/filter-query.ts";
import { NO_FILTERS } from "#domain/directory/filters.ts";
import { PATHS } from "#app/site/paths.data.ts";
import { Icon } from "#app/ui/icon.tsx";
import "#app/ui/note.css";

const { about, needHelp, international } = DIRECTORY_PAGE;

/** Below the list: what it is, where to begin, and what there is outside the US. */
export function AboutDirectory() {
  return (
    <section className="dir-about" aria-label={DIRECTORY_PAGE.aboutLabel}>
      <div>
        <h2>{DIRECTORY_WORDING.about}</h2>
        <dl>
          {about.map(({ term, text }) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd className="quiet">{text}</dd>
            </div>
          ))}
        </dl>
      </div>
      <div className="note note-tip small">
        <h3>
          <Icon of={Lightbulb} />
          {DIRECTORY_WORDING.needHelp}
        </h3>
        {needHelp}
      </div>
      <div>
        <h2>{international.title}</h2>
        <p className="quiet">{international.text}</p>
        <Link
          className="noprint"
          to={`${PATHS.directory}${writeFilters({ ...NO_FILTERS, state: INTERNATIONAL })}`}
        >
          {international.link}
        </Link>
      </div>
    </section>
  );
}
