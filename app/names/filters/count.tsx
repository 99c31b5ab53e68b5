import { NAME_UNIT, NAMES_UNIT } from "#content/finder/finder-words.ts";
import { formatCount } from "#domain/locale/numbers.ts";
import "./filters.css";

/** The number of names behind a choice, where it is counted. */
export function Count({ of }: { readonly of: number | null }) {
  if (of === null) return null;
  return (
    <span className="flt-n num">
      {formatCount(of)}
      <span className="vh"> {of === 1 ? NAME_UNIT : NAMES_UNIT}</span>
    </span>
  );
}
