import { Link } from "react-router";
import { PRINTABLE_CATEGORY_LABELS, PRINTABLES_PAGE } from "#content/printables/printables-page.ts";
import { type Printable, templatePath } from "#domain/printables/printable.ts";
import { Icon } from "#app/ui/icon.tsx";
import { PRINTABLE_ICONS } from "./printable-icons.ts";

/** What a sheet is for, and the way to it. */
export function PrintableCard({
  printable: { id, title, description, category, ageRange, icon },
}: {
  readonly printable: Printable;
}) {
  return (
    <article className="prt-card">
      <span className="prt-icon">
        <Icon of={PRINTABLE_ICONS[icon]} />
      </span>
      <div>
        <h3>{title}</h3>
        <p className="meta">
          {PRINTABLE_CATEGORY_LABELS[category]} <span className="num">· {ageRange}</span>
        </p>
        <p className="small">{description}</p>
      </div>
      <Link className="btn" to={templatePath(id)}>
        {PRINTABLES_PAGE.view}
        <span className="vh">: {title}</span>
      </Link>
    </article>
  );
}
