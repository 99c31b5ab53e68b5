import { HOW_MUCH_EXPLAINING } from "#content/name-page/section-words.ts";
import type { Parts } from "#app/head/page-parts.ts";
import { PART_OF_EXPLAIN } from "#app/names/page/part-names.ts";
import { HtmlPart } from "#app/ui/html-part.tsx";
import { SectionHead } from "#app/ui/section-head.tsx";

/** How much there is to explain about a name. */
export function ExplainSection({ parts }: { readonly parts: Parts | null }) {
  return (
    <section aria-labelledby="explain">
      <SectionHead id="explain" title={HOW_MUCH_EXPLAINING} />
      <HtmlPart as="div" name={PART_OF_EXPLAIN} parts={parts} className="explain num" />
    </section>
  );
}
