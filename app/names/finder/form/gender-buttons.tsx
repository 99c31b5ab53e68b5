import { GENDER_FILTER } from "#content/finder/finder-words.ts";
import { TOOL_WORDING } from "#content/site/tool-wording.ts";
import { GENDER_FILTERS, type GenderFilter } from "#domain/names/entry/gender.ts";
import { Counted } from "#app/names/filters/counted.tsx";
import { GenderMark } from "#app/ui/gender-mark.tsx";
import "#app/ui/gender-tabs.css";
import "#app/ui/tabs.css";

type Props = {
  readonly chosen: GenderFilter;
  /** Names of the collection by sex of use; null where they are not counted. */
  readonly counts: Readonly<Record<string, number>> | null;
  readonly onChoose: (filter: GenderFilter) => void;
};

/** Submit buttons of the form around them, so that they filter without JavaScript, too. */
export function GenderButtons({ chosen, counts, onChoose }: Props) {
  return (
    <div className="tabs gen" role="group" aria-label={GENDER_FILTER}>
      {GENDER_FILTERS.map((filter) => (
        <button
          key={filter}
          type="submit"
          name="gender"
          value={filter}
          aria-pressed={filter === chosen}
          onClick={(event) => {
            event.preventDefault();
            onChoose(filter);
          }}
        >
          {filter === "all" ? null : <GenderMark gender={filter} />}
          {TOOL_WORDING.genderFilters[filter]}
          <Counted of={counts && (counts[filter] ?? 0)} />
        </button>
      ))}
    </div>
  );
}
