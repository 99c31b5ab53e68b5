import type { Parts } from "#app/head/page-parts.ts";
import { HtmlPart } from "#app/ui/html-part.tsx";
import { SectionHead } from "#app/ui/section-head.tsx";
import type { ListView } from "#app/names/lists/build-list-view.ts";
import { PART_OF_CURVES } from "#app/names/lists/part-of-curves.ts";
import "#app/ui/sparkline/sparkline.css";
import "./span-section.css";

/** Where the link above the table leads, on screens that have the section below it. */
export const SPAN_ANCHOR = "about";

type Props = { readonly words: ListView; readonly parts: Parts | null };

/** What is told of a year or a decade, and the histories of its first names. Nothing for other lists. */
export function SpanSection({ words: { path, told, curves }, parts }: Props) {
  return curves === null ? null : (
    <section id={SPAN_ANCHOR} className="lt-span" aria-labelledby="first-six">
      <div className="lt-told">
        {told.map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
      </div>
      <SectionHead id="first-six" title={curves.title} />
      <p className="small quiet">{curves.text}</p>
      <HtmlPart key={path} as="ul" name={PART_OF_CURVES} parts={parts} className="lt-curves" />
    </section>
  );
}
