import { ALL_PAGES } from "#content/finder/finder-words.ts";
import { HOME_WORDS } from "#content/site/home-words.ts";
import type { Parts } from "#app/head/page-parts.ts";
import { PATHS } from "#app/site/paths.data.ts";
import { HtmlPart } from "#app/ui/html-part.tsx";
import { SectionHead } from "#app/ui/section-head.tsx";
import "./also-in-the-almanac.css";

/** By this name the home page gets the list of its sections. */
export const ALMANAC = "almanac";

/** The other sections of the site. */
export function AlsoInTheAlmanac({ parts }: { readonly parts: Parts | null }) {
  return (
    <section className="shell almanac" aria-labelledby="almanac-title">
      <SectionHead id="almanac-title" title={HOME_WORDS.almanac}>
        <a className="small" href={PATHS.contents}>
          {ALL_PAGES}
        </a>
      </SectionHead>
      <HtmlPart as="ul" name={ALMANAC} parts={parts} />
    </section>
  );
}
