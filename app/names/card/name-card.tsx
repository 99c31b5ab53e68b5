import type { NameSummary } from "#domain/names/entry/name-summary.ts";
import { SaveButton } from "#app/saved-names/save-button.tsx";
import type { Years } from "#app/names/home/home-page.ts";
import { cardHtml } from "./card-html.ts";
import "#app/saved-names/save-button.css";
import "#app/ui/sparkline/sparkline.css";
import "./name-grid.css";

type Props = {
  readonly summary: NameSummary;
  readonly years: Years;
  /** Why the name is suggested; such a card may stand on the page of its name's saved row. */
  readonly reasons?: readonly string[];
  /** Why the name was found. */
  readonly why?: string | undefined;
  /** Without a network a card has no curve. */
  readonly withCurve?: boolean;
};

/** One name of the grid: to whom it is given, whence it comes, what it says, how it fared. */
export function NameCard({ summary, years, reasons, why, withCurve = true }: Props) {
  const lines = reasons ?? (why === undefined ? [] : [why]);
  const html = cardHtml(summary, { years, reasons: lines, withCurve });
  return (
    <li className="nm">
      <div className="nm-all" dangerouslySetInnerHTML={{ __html: html }} />
      <SaveButton babyName={summary} anchor={reasons === undefined ? undefined : `like-${summary.id}`} />
    </li>
  );
}
