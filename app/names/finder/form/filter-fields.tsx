import { type FormEvent, useEffect, useEffectEvent, useRef } from "react";
import { THEME_CHOICES } from "#app/site/theme-choices.data.ts";
import type { Counts } from "#domain/names/browse/browse-choices.ts";
import type { NameRules } from "#domain/names/browse/name-rules.ts";
import type { Origin } from "#domain/names/entry/origin.ts";
import { readRules } from "#domain/names/browse/rules-query.ts";
import { buildFilters } from "#app/names/filters/build-filters.ts";
import { FilterGroup } from "#app/names/filters/filter-group.tsx";
import { formQuery } from "#app/names/filters/form-query.ts";
import { SeldomFilters } from "#app/names/filters/seldom-filters.tsx";
import { sameRules, withoutGender } from "#app/names/filters/rule-chips.ts";

type Props = {
  /** Those that the collection has, the commonest first. */
  readonly origins: readonly Origin[];
  readonly rules: NameRules;
  readonly counts: Counts | null;
  readonly onNarrow: (rules: NameRules, typing: boolean) => void;
};

/**
 * The fields of all filters. They hold what is chosen, as without JavaScript; every change of them is told, by onInput, since
 * React tells no onChange of choices (html-list.tsx).
 */
export function FilterFields({ origins, rules, counts, onNarrow }: Props) {
  const fields = useRef<HTMLDivElement>(null);
  const narrow = ({ target }: FormEvent) => {
    const form = fields.current?.closest("form");
    const typing = target instanceof HTMLInputElement && target.type === "text";
    if (form) onNarrow(rulesOf(form), typing);
  };

  // What was changed before the page came alive has asked nobody yet.
  const onAlive = useEffectEvent(() => {
    const form = fields.current?.closest("form");
    if (form && !sameRules(rulesOf(form), withoutGender(rules))) onNarrow(rulesOf(form), false);
  });
  useEffect(() => onAlive(), []);

  const filters = buildFilters(origins, rules, counts);
  return (
    <div ref={fields} className="mf-groups" onInput={narrow}>
      {inPairs(filters.filter(({ seldom }) => !seldom)).map((pair) => (
        <div key={pair[0]?.key}>
          {pair.map((filter) => (
            <FilterGroup key={filter.key} filter={filter} startsOpen={false} />
          ))}
        </div>
      ))}
      <div>
        <SeldomFilters filters={filters.filter(({ seldom }) => seldom)} />
      </div>
    </div>
  );
}

/** Two filters share a column, so that one that is opened moves only what is below it. */
function inPairs<Item>(items: readonly Item[]): readonly (readonly Item[])[] {
  return items.flatMap((_, place) => (place % 2 === 0 ? [items.slice(place, place + 2)] : []));
}

function rulesOf(form: HTMLFormElement): NameRules {
  return withoutGender(readRules(new URLSearchParams(formQuery(new FormData(form))), THEME_CHOICES).rules);
}
