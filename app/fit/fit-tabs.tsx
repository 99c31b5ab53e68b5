import { Link } from "react-router";
import { FIT_PAGE } from "#content/site/fit-page.ts";
import { FIT_TABS, type FitTab, writeFitAddress } from "#domain/fit/fit-address.ts";
import { PATHS } from "#app/site/paths.data.ts";
import "#app/ui/tabs.css";

/** The three tools of the page. Each is an address, so that Back and a reload keep it, and a link works without JavaScript. */
export function FitTabs({ chosen }: { readonly chosen: FitTab }) {
  const { tabs } = FIT_PAGE;
  return (
    <nav className="shell fit-tabs noprint" aria-label={tabs.label}>
      <div className="tabs">
        {FIT_TABS.map((tab) => (
          <Link
            key={tab}
            to={{ pathname: PATHS.fit, search: writeFitAddress({ tab }) }}
            aria-current={tab === chosen ? "true" : undefined}
            preventScrollReset
          >
            {tabs[tab]}
          </Link>
        ))}
      </div>
    </nav>
  );
}
