import { Link } from "react-router";
import { RELATED_RESOURCES } from "#content/frame/frame-words.ts";
import { SectionHead } from "#app/ui/section-head.tsx";
import { isAbsent } from "#app/site/is-absent.ts";
import { RELATED_PAGES, RELATED_TO } from "./related-pages.data.ts";

/** Where to go from here: at most four pages, never this one. */
export function RelatedPages({ path }: { readonly path: string }) {
  const related =
    RELATED_TO[path]?.flatMap((href) => (isAbsent(href) ? [] : (RELATED_PAGES[href] ?? []))) ?? [];
  return (
    <section className="shell sec noprint" aria-labelledby="related-title">
      <SectionHead id="related-title" title={RELATED_RESOURCES} />
      <ul className="related">
        {related.map(({ title, href, description }) => (
          <li key={href}>
            <Link to={href}>{title}</Link>
            <span className="small quiet">{description}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
