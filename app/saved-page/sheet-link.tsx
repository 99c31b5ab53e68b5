import { FileText } from "lucide";
import { Link } from "react-router";
import { SHEET_PAGE } from "#content/open-data/sheet-page.ts";
import type { NameId } from "#domain/names/entry/name.ts";
import { MOST_NAMES } from "#domain/names/sheet/sheet-name.ts";
import type { ListedEntry } from "#domain/saved-names/list-change.ts";
import { fillInAll } from "#domain/text/fill-in-all.ts";
import { listed } from "#domain/locale/lists.ts";
import { PATHS } from "#app/site/paths.data.ts";
import { Icon } from "#app/ui/icon.tsx";

type Props = { readonly entries: readonly ListedEntry[]; readonly chosen: readonly NameId[] };

/** Leads to a sheet of the names that are ticked, else of the first: as many as it has room for. */
export function SheetLink({ entries, chosen }: Props) {
  const wanted = chosen.length === 0 ? entries : entries.filter(({ nameId }) => chosen.includes(nameId));
  const names = wanted.slice(0, MOST_NAMES);
  const ids = names.map(({ nameId }) => nameId).join(",");
  return (
    <Link className="btn svp-sheet noprint" to={`${PATHS.sheet}?names=${ids}`}>
      <Icon of={FileText} />
      {fillInAll(SHEET_PAGE.link, { names: listed(names.map(({ babyName }) => babyName.name)) })}
    </Link>
  );
}
