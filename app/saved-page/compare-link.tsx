import { Link } from "react-router";
import type { ListedEntry } from "#domain/saved-names/list-change.ts";
import { PATHS } from "#app/site/paths.data.ts";

/** Names that an address carries: those beyond the chart's eight wait in it for their turn. */
const MOST = 40;

/** The list on one chart, in its order. The names stand in the address, which the server reads: it is not private. */
export function CompareLink({ entries }: { readonly entries: readonly ListedEntry[] }) {
  const ids = entries.slice(0, MOST).map(({ nameId }) => nameId);
  return (
    <Link className="btn noprint" to={`${PATHS.compare}?names=${ids.join(",")}`}>
      Compare
    </Link>
  );
}
