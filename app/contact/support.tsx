import { CONTACT_PAGE } from "#content/site/contact-page.ts";
import { SectionHead } from "#app/ui/section-head.tsx";
import "#app/ui/note.css";

const { support, response } = CONTACT_PAGE;

/** Beside the form: how long an answer takes, and where to turn for what we cannot answer. */
export function Support({ email }: { readonly email: string | null }) {
  return (
    <aside className="ctp-side" aria-labelledby="support">
      <SectionHead id="support" title={support.title} />
      <div className="note note-tip small">
        <h3>{response.title}</h3>
        <p>{response.text}</p>
      </div>
      <dl>
        {email === null ? null : (
          <div>
            <dt>{support.email}</dt>
            <dd>
              <a href={`mailto:${email}`}>{email}</a>
            </dd>
          </div>
        )}
        {support.entries.map(({ term, text }) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd className="quiet">{text}</dd>
          </div>
        ))}
        <div>
          <dt>{support.urgent.term}</dt>
          {support.urgent.lines.map(({ label, href, text }) => (
            <dd key={href} className="quiet">
              <a className="num" href={href}>
                {label}
              </a>{" "}
              {text}
            </dd>
          ))}
        </div>
      </dl>
    </aside>
  );
}
