import { DIRECTORY_PAGE, DIRECTORY_WORDING } from "#content/site/directory-page.ts";
import type { Listing } from "#domain/directory/listing.ts";
import { Tooltip } from "#app/ui/tooltip/tooltip.tsx";
import "#app/ui/badge.css";
import { CardIcon } from "./card-icon.tsx";
import "./badges.css";

/** What can be seen at a glance: how far it reaches, what it costs, whether we saw it confirmed, what kind of help it is. */
export function Badges({ listing: { type, cost, verified, category } }: { readonly listing: Listing }) {
  return (
    <ul className="dir-badges">
      <li className="badge">{DIRECTORY_WORDING.types[type]}</li>
      <li className={`badge dir-cost dir-${cost}`}>
        {cost === "free" ? <CardIcon of="free" /> : null}
        {DIRECTORY_PAGE.costs[cost]}
      </li>
      {verified ? (
        <li>
          <Tooltip text={DIRECTORY_PAGE.verifiedTip}>
            <span className="badge dir-verified">
              <CardIcon of="verified" />
              {DIRECTORY_WORDING.verified}
              {/* The tooltip is for a pointer alone: a hundred more stops would be in the way of the keyboard. */}
              <span className="vh">{`. ${DIRECTORY_PAGE.verifiedTip}`}</span>
            </span>
          </Tooltip>
        </li>
      ) : null}
      <li className="badge dir-category">{category}</li>
    </ul>
  );
}
