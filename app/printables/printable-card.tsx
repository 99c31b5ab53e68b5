import { Printer } from "lucide";
import { Link } from "react-router";
import { PRINTABLE_CATEGORY_LABELS, PRINTABLES_PAGE } from "#content/printables/printables-page.ts";
import { type Printable, templatePath } from "#domain/printables/printable.ts";
import { Icon } from "#app/ui/icon.tsx";
import { PRINTABLE_ICONS } from "./printable-icons.ts";
import { SHEET_PICTURES } from "./sheet-pictures.ts";
import { PRINTING } from "./use-print-on-arrival.ts";

/** What a sheet is for and looks like, and the way to it. */
export function PrintableCard({
  printable: { id, title, description, category, ageRange, icon },
}: {
  readonly printable: Printable;
}) {
  return (
    <article className="prt-card">
      <svg className="prt-sheet" viewBox="0 0 306 396" width="104" height="135" aria-hidden="true">
        <use href={`${SHEET_PICTURES[id]}#sheet`} />
      </svg>
      <div>
        <h3>{title}</h3>
        <p className="meta">
          <Icon of={PRINTABLE_ICONS[icon]} />
          {PRINTABLE_CATEGORY_LABELS[category]} <span className="num">· {ageRange}</span>
        </p>
        <p className="small">{description}</p>
      </div>
      <div className="prt-ways">
        <Link className="btn" to={templatePath(id)}>
          {PRINTABLES_PAGE.view}
          <span className="vh">: {title}</span>
        </Link>
        <Link className="btn btn-quiet needs-script" to={templatePath(id) + PRINTING}>
          <Icon of={Printer} />
          {PRINTABLES_PAGE.print}
          <span className="vh">: {title}</span>
        </Link>
      </div>
    </article>
  );
}
