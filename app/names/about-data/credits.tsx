import { FileText } from "lucide-react";
import type { AboutDataWords } from "./compose-about-data.ts";

/** Whose work this rests on, and the notice that one of them asks for. */
export function Credits({ credits: { entries, notice } }: Pick<AboutDataWords, "credits">) {
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
          <FileText className="ic" strokeWidth={1.75} aria-hidden="true" />
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
