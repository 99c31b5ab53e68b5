import { ListFilter } from "lucide";
import { type MouseEvent, useRef, useState } from "react";
import { Link } from "react-router";
import {
  CHOSEN_FILTERS,
  CLEAR_FILTERS,
  MORE_FILTERS,
  NAMES_THAT_FIT,
  NAMES_UNIT,
  SEE_ALL,
  SHOW_ALL_FILTERS,
} from "#content/finder/finder-words.ts";
import { HOME_WORDS } from "#content/site/home-words.ts";
import { formatCount } from "#domain/locale/numbers.ts";
import { countsIn } from "#domain/names/browse/collection-counts.ts";
import { rulesSet } from "#domain/names/browse/name-rules.ts";
import type { Origin } from "#domain/names/entry/origin.ts";
import { writeRules } from "#domain/names/browse/rules-query.ts";
import { onlyGender, ruleChips, withoutRule } from "#app/names/filters/rule-chips.ts";
import { PATHS } from "#app/site/paths.data.ts";
import { Icon } from "#app/ui/icon.tsx";
import { useOpened } from "#app/names/filters/use-opened.ts";
import { FilterFields } from "./filter-fields.tsx";
import { FinderChips } from "./finder-chips.tsx";
import { DROP, EVERY_FILTER, finderAddress } from "#app/names/finder/finder-query.ts";
import type { Finder } from "#app/names/finder/use-finder.ts";
import "#app/ui/chips.css";
import "./more-filters.css";

type Props = { readonly finder: Finder; readonly origins: readonly Origin[] };

/**
 * Everything but the gender, folded up; what is chosen in it stays in sight. Beside a search the fields come once they are
 * wanted: two hundred of them would be half the page. Until then hidden ones say what is chosen.
 */
export function MoreFilters({ finder, origins }: Props) {
  const { text, rules, rewritten, counts, narrow, rewrite, withFilters } = finder;
  const [startsOpen] = useState(withFilters && text !== "");
  const summary = useRef<HTMLElement>(null);
  const chips = ruleChips(rules);
  const focusSummary = () => summary.current?.focus();
  const clear = (event: MouseEvent) => {
    event.preventDefault();
    rewrite(onlyGender(rules));
    focusSummary();
  };
  const clearButton = (
    <button type="submit" name={DROP} value={EVERY_FILTER} className="btn btn-quiet" onClick={clear}>
      {CLEAR_FILTERS}
    </button>
  );
  return (
    <div className="mf">
      <details {...useOpened(finder.showFilters)} open={startsOpen}>
        <summary ref={summary} className="btn btn-quiet">
          <Icon of={ListFilter} />
          {MORE_FILTERS}
        </summary>
        {withFilters ? (
          <div className="mf-panel">
            <FilterFields
              key={rewritten}
              origins={origins}
              rules={rules}
              counts={counts && countsIn(counts)}
              onNarrow={narrow}
            />
            <p className="small quiet">{HOME_WORDS.countsNote}</p>
            <p className="mf-foot">
              <Link className="btn" to={`${PATHS.browse}?${writeRules(rules)}`} rel="nofollow">
                {SEE_ALL} {counts === null ? null : `${formatCount(counts.total)} `}
                {rulesSet(rules).length === 0 ? NAMES_UNIT : NAMES_THAT_FIT}
              </Link>
              {chips.length === 0 ? null : clearButton}
            </p>
          </div>
        ) : (
          <>
            {chips.map(({ key, value }) => (
              <input key={`${key} ${value}`} type="hidden" name={key} value={value} />
            ))}
            <noscript>
              <a className="btn" href={finderAddress({ text, rules, show: "filters" })} rel="nofollow">
                {SHOW_ALL_FILTERS}
              </a>
            </noscript>
          </>
        )}
      </details>
      <FinderChips
        label={CHOSEN_FILTERS}
        name={DROP}
        chips={chips.map(({ key, value, label }) => ({
          label,
          value: String(new URLSearchParams([[key, value]])),
        }))}
        onRemove={(place) => {
          const chip = chips[place];
          if (chip !== undefined) rewrite(withoutRule(rules, chip.key, chip.value));
        }}
        focusAfterLast={focusSummary}
      >
        {clearButton}
      </FinderChips>
    </div>
  );
}
