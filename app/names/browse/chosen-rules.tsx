import { X } from "lucide";
import { Link } from "react-router";
import { BROWSE_PAGE } from "#content/browse/browse-page.ts";
import { CHOSEN_FILTERS } from "#content/finder/finder-words.ts";
import { REMOVE } from "#content/frame/frame-words.ts";
import { Icon } from "#app/ui/icon.tsx";
import type { BrowseView } from "./browse-view.ts";
import "#app/ui/chips.css";

type Props = Pick<BrowseView, "chips" | "clear"> & {
  /** Called when a link that will be gone is followed. */
  readonly onLeave: () => void;
};

/** The rules that are set, each a link that drops it. */
export function ChosenRules({ chips, clear, onLeave }: Props) {
  if (chips.length === 0) return null;
  return (
    <ul className="chips chosen brw-chips" aria-label={CHOSEN_FILTERS}>
      {chips.map(({ label, href }) => (
        <li key={label}>
          <Link className="chip" to={href} rel="nofollow" preventScrollReset onClick={onLeave}>
            <span className="vh">{REMOVE} </span>
            {label}
            <Icon of={X} />
          </Link>
        </li>
      ))}
      <li>
        <Link className="btn btn-quiet" to={clear} preventScrollReset onClick={onLeave}>
          {BROWSE_PAGE.clearAll}
        </Link>
      </li>
    </ul>
  );
}
