import { ChartNoAxesColumn, X } from "lucide";
import { Link } from "react-router";
import { SAVED_PAGE } from "#content/saved/saved-page.ts";
import type { NameId } from "#domain/names/entry/name.ts";
import { fillIn } from "#domain/text/fill-in.ts";
import { PATHS } from "#app/site/paths.data.ts";
import { Icon } from "#app/ui/icon.tsx";
import { Tooltip } from "#app/ui/tooltip/tooltip.tsx";
import { removeNames } from "./remove-names.ts";
import "./chosen-bar.css";

/** Names that an address carries: those beyond the chart's eight wait in it for their turn. */
const MOST = 40;

type Props = {
  /** In the order of the list. */
  readonly chosen: readonly NameId[];
  readonly onClear: () => void;
};

/** What can be done with the names whose boxes are ticked. The names stand in the address of the chart, which the server reads. */
export function ChosenBar({ chosen, onClear }: Props) {
  const words = "Clear the selection";
  return (
    <>
      <p role="status" className="vh">
        {chosen.length === 0 ? "" : fillIn(SAVED_PAGE.selected, { count: `${chosen.length}` })}
      </p>
      {chosen.length === 0 ? null : (
        <section className="svp-bar noprint" aria-label={SAVED_PAGE.selectedNames}>
          <b className="num">{fillIn(SAVED_PAGE.selected, { count: `${chosen.length}` })}</b>
          <div>
            <Link className="btn" to={`${PATHS.compare}?names=${chosen.slice(0, MOST).join(",")}`}>
              <Icon of={ChartNoAxesColumn} />
              {SAVED_PAGE.compare}
            </Link>
            <button type="button" className="btn" onClick={() => void removeNames(chosen)}>
              {SAVED_PAGE.remove}
            </button>
            <Tooltip text={words}>
              <button type="button" className="icon-btn" aria-label={words} onClick={onClear}>
                <Icon of={X} />
              </button>
            </Tooltip>
          </div>
        </section>
      )}
    </>
  );
}
