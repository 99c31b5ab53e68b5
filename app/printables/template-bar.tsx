import { ArrowLeft, FileDown, Printer } from "lucide";
import { Link } from "react-router";
import { TEMPLATE_PAGE } from "#content/printables/printables-page.ts";
import { PAPER_SIZES, type PaperSize, pdfPath, type Printable } from "#domain/printables/printable.ts";
import { FILLING } from "#domain/printables/filling.ts";
import { PATHS } from "#app/site/paths.data.ts";
import { Icon } from "#app/ui/icon.tsx";
import { FillLink, useFillHash, useIsFilling } from "./fill/fill-link.tsx";
import type { FileSizes } from "./file-sizes.ts";
import { PRINTING } from "./use-print-on-arrival.ts";
import "#app/ui/tabs.css";

type Props = {
  readonly printable: Pick<Printable, "title" | "downloadUrl">;
  readonly sizes: FileSizes;
  readonly paper: PaperSize;
};

/** Back, the paper, and the two ways to a sheet in the hand. */
export function TemplateBar({ printable, sizes, paper }: Props) {
  const hash = useFillHash();
  const isFilling = useIsFilling();
  const { bar, back, paper: choice, papers, print, pdf } = TEMPLATE_PAGE;
  return (
    // Where an address that asks for the form leads to.
    <nav className="shell tpl-bar noprint" id={FILLING.slice(1)} aria-label={bar}>
      <Link className="back" to={PATHS.printables}>
        <Icon of={ArrowLeft} />
        {back}
      </Link>
      <div className="tpl-ways">
        <div className="tabs" role="group" aria-label={choice}>
          {PAPER_SIZES.map((size) => (
            <Link
              key={size}
              to={{ search: `?paper=${size}`, hash }}
              aria-current={size === paper ? "true" : undefined}
              replace
              preventScrollReset
            >
              {papers[size]}
            </Link>
          ))}
        </div>
        <FillLink />
        <button
          type="button"
          id={PRINTING.slice(1)}
          className="btn btn-primary needs-script"
          onClick={() => globalThis.print()}
        >
          <Icon of={Printer} />
          {print}
        </button>
        {/* The empty sheet: beside the form it would be taken for the filled one. */}
        {isFilling ? null : (
          <a className="btn" href={pdfPath(printable, paper)}>
            <Icon of={FileDown} />
            {pdf.replace("{size}", sizes[paper])}
            <span className="vh">
              : {printable.title}, {papers[paper]}
            </span>
          </a>
        )}
      </div>
    </nav>
  );
}
