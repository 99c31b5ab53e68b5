import { Link } from "react-router";
import { RELATED_PAGES } from "#content/site/related-pages.ts";
import { relatedTo } from "#domain/site/related.ts";
import { SectionHead } from "#app/ui/section-head.tsx";

/** Where to go from here: at most four pages, never this one. */
export function RelatedPages({ path }: { readonly path: string }) {
  return (
    <section className="shell sec noprint" aria-labelledby="related-title">
      <SectionHead id="related-title" title="Related Resources" />
      <ul className="related">
        {relatedTo(path, RELATED_PAGES).map(({ title, href, description }) => (
          <li key={href}>
            <Link to={href}>{title}</Link>
            <span className="small quiet">{description}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
