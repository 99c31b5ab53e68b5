import { BookOpen, FileText } from "lucide";
import { Icon } from "#app/ui/icon.tsx";
import type { AboutDataView } from "./build-about-data-view.ts";

/** Whose work this rests on, and the notice that one of them asks for. */
export function Credits({ credits: { entries, works, notice } }: Pick<AboutDataView, "credits">) {
  return (
    <>
      <dl className="abt-list">
        {entries.map((entry) => (
          <div key={entry.term}>
            <dt>{entry.term}</dt>
            <dd>
              {entry.text}
              {"link" in entry ? <Outside {...entry.link} /> : null}
              {"license" in entry ? <Outside {...entry.license} /> : null}
            </dd>
          </div>
        ))}
      </dl>
      <details className="abt-notice">
        <summary>
          <Icon of={BookOpen} />
          {works.title}
        </summary>
        <p>{works.text}</p>
        <ul>
          {works.rows.map(({ edition, terms, href }) => (
            <li key={edition} className="meta">
              <a href={href}>{edition}</a>. {terms}
            </li>
          ))}
        </ul>
      </details>
      <details className="abt-notice">
        <summary>
          <Icon of={FileText} />
          {notice.title}
        </summary>
        {notice.text.map((paragraph) => (
          <p key={paragraph} className="meta">
            {paragraph}
          </p>
        ))}
      </details>
    </>
  );
}

function Outside({ label, href }: { readonly label: string; readonly href: string }) {
  return (
    <>
      {" "}
      <a href={href}>{label}</a>.
    </>
  );
}
