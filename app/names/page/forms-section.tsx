import { href, Link } from "react-router";
import { NAME_PAGE } from "#content/site/name-page.ts";
import { SectionHead } from "#app/ui/section-head.tsx";
import type { FormGroup } from "./form-words.ts";

/** Other forms of the name, by kind. */
export function FormsSection({ forms }: { readonly forms: readonly FormGroup[] }) {
  return (
    <section aria-labelledby="forms">
      <SectionHead id="forms" title={NAME_PAGE.forms} />
      <dl className="forms">
        {forms.map(({ title, forms: names }) => (
          <div key={title}>
            <dt>{title}</dt>
            <dd>
              {names.map(({ name, id }, place) => (
                <span key={name}>
                  {place === 0 ? "" : ", "}
                  {id === null ? (
                    name
                  ) : (
                    <Link to={href("/names/:slug", { slug: id })} discover="none">
                      {name}
                    </Link>
                  )}
                </span>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
