import { type ReactNode, useEffect, useRef } from "react";
import { href, Link } from "react-router";
import { PRINTABLES_PAGE, TEMPLATE_PAGE } from "#content/printables/printables-page.ts";
import { type Answers, NO_ANSWERS } from "#domain/printables/answers.ts";
import type { GrowthFigures } from "#domain/printables/growth-figures.ts";
import { type PaperSize, PAPER_SIZES, type Printable, templatePath } from "#domain/printables/printable.ts";
import type { Sheet } from "#domain/printables/sheet.ts";
import { Breadcrumbs } from "#app/site/breadcrumbs.tsx";
import { PATHS } from "#app/site/paths.data.ts";
import { RelatedPages } from "#app/site/related/related-pages.tsx";
import { useHydrated } from "#app/ui/use-hydrated.ts";
import type { FileSizes } from "./file-sizes.ts";
import { useIsFilling } from "./fill/fill-link.tsx";
import { LoadedFill } from "./fill/loaded-fill.tsx";
import { Paper } from "./paper/paper.tsx";
import { TemplateBar } from "./template-bar.tsx";
import { TopOnReload } from "./top-on-reload.tsx";
import { usePrintOnArrival } from "./use-print-on-arrival.ts";
import "./template.css";

type Props = {
  readonly printable: Printable;
  readonly sheet: Sheet;
  readonly figures: GrowthFigures | null;
  readonly sizes: FileSizes;
  /** Null while nobody has chosen one. */
  readonly paper: PaperSize | null;
  /** The share block. */
  readonly children: ReactNode;
};

/** A sheet, as it will lie on the table. */
export function TemplateScreen({ printable, sheet, figures, sizes, paper, children }: Props) {
  useTopOnArrival();
  usePrintOnArrival();
  const isFilling = useIsFilling();
  const size = paper ?? PAPER_SIZES[0];
  const paperWith = (answers: Answers) => (
    <Paper sheet={sheet} figures={figures} answers={answers} paper={paper} />
  );
  return (
    <>
      <TopOnReload />
      <Breadcrumbs
        above={[
          { label: "Home", href: href("/") },
          { label: PRINTABLES_PAGE.crumb, href: PATHS.printables },
        ]}
        current={printable.title}
        back={false}
      />
      <TemplateBar printable={printable} sizes={sizes} paper={size} />
      <main id="main" className="tpl">
        {isFilling ? (
          <LoadedFill sheet={sheet} figures={figures} paper={size}>
            {paperWith}
          </LoadedFill>
        ) : (
          paperWith(NO_ANSWERS)
        )}
        <div className="shell tpl-after noprint">
          {figures === null ? null : (
            <p className="tpl-growth">
              <Link to={PATHS.growth}>{TEMPLATE_PAGE.growth}</Link>
            </p>
          )}
          {children}
        </div>
        <RelatedPages path={templatePath(printable.id)} />
      </main>
    </>
  );
}

/** A sheet is seen from its top, whichever way somebody came to it; a page that was loaded and is being read stays where it is. */
function useTopOnArrival(): void {
  const cameByLink = useRef(useHydrated());
  useEffect(() => {
    if (cameByLink.current) globalThis.scrollTo(0, 0);
  }, []);
}
