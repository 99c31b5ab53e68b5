import { FIT_PAGE } from "#content/site/fit-page.ts";
import type { FitTab } from "#domain/fit/fit-address.ts";
import { SectionHead } from "#app/ui/section-head.tsx";

const ABOUT = {
  name: FIT_PAGE.about,
  siblings: FIT_PAGE.siblings.about,
  middle: FIT_PAGE.middle.about,
} as const;

/** How far a tool can be trusted, or how it chooses. */
export function FitAbout({ tab }: { readonly tab: FitTab }) {
  const { heading, points } = ABOUT[tab];
  return (
    <section className="shell sec noprint" aria-labelledby="fit-about">
      <SectionHead id="fit-about" title={heading} />
      <ul className="tool-points">
        {points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
    </section>
  );
}
