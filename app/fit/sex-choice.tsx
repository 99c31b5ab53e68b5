import { Link } from "react-router";
import { FIT_PAGE } from "#content/site/fit-page.ts";
import { type FitTab, writeFitAddress } from "#domain/fit/fit-address.ts";
import { GENDER_FILTERS, type GenderFilter } from "#domain/names/entry/gender.ts";
import { PATHS } from "#app/site/paths.data.ts";
import { GenderMark } from "#app/ui/gender-mark.tsx";
import "#app/ui/gender-tabs.css";
import "#app/ui/tabs.css";

type Props = { readonly tab: FitTab; readonly chosen: GenderFilter };

/** Of which sex of use the names are. In the address, as it tells nothing of a family. */
export function SexChoice({ tab, chosen }: Props) {
  const { label, choices } = FIT_PAGE.gender;
  return (
    <nav className="tabs gen fit-sex noprint" aria-label={label}>
      {GENDER_FILTERS.map((gender) => (
        <Link
          key={gender}
          to={{ pathname: PATHS.fit, search: writeFitAddress({ tab, gender }) }}
          aria-current={gender === chosen ? "true" : undefined}
          preventScrollReset
        >
          {gender === "all" ? null : <GenderMark gender={gender} />}
          {choices[gender]}
        </Link>
      ))}
    </nav>
  );
}
