import { useState } from "react";
import { Link } from "react-router";
import { DIRECTORY_PAGE, DIRECTORY_WORDING } from "#content/site/directory-page.ts";
import { CATEGORY_CHOICES, STATE_CHOICES } from "#domain/directory/choices.ts";
import { LONGEST_SEARCH, readFilters, writeFilters } from "#domain/directory/filter-query.ts";
import { type Filters, NO_FILTERS, TYPE_CHOICES } from "#domain/directory/filters.ts";
import { queryOf } from "#app/forms/query-of.ts";
import { type FormRules, pressedIn, useFormAddress } from "#app/forms/use-form-address.ts";
import { PATHS } from "#app/site/paths.data.ts";
import "#app/ui/fold.css";
import "#app/ui/tabs.css";
import "./filter-card.css";

/** Letters are no step to go back to. */
const RULES: FormRules = {
  read: (fields) => writeFilters(readFilters(queryOf(fields))),
  held: "type",
  // Browsers refuse to rewrite their address at every key.
  typingMs: 150,
  rewrites: () => true,
};

type Props = {
  readonly filters: Filters;
  /** Called when the list is to be looked at. */
  readonly onShow: () => void;
};

/** A plain form with GET: each of its buttons sends the whole of it. */
export function FilterCard({ filters, onShow }: Props) {
  const asked = writeFilters(filters);
  // Opened where it holds what was asked; from then on it is the visitor's.
  const [isOpen] = useState(filters.search !== "" || filters.type !== NO_FILTERS.type);
  const { form, onChange, onSubmit } = useFormAddress(asked, RULES);
  return (
    <form
      ref={form}
      role="search"
      aria-label={DIRECTORY_PAGE.filters}
      action={PATHS.directory}
      autoComplete="off"
      className="dir-filters noprint"
      onChange={onChange}
      onSubmit={(event) => {
        onSubmit(event);
        if (pressedIn(event) === null) onShow();
      }}
    >
      <Choice
        name="category"
        label={DIRECTORY_PAGE.need}
        says={DIRECTORY_WORDING.selectCategory}
        choices={CATEGORY_CHOICES}
        chosen={filters.category}
      />
      <Choice
        name="state"
        label={DIRECTORY_PAGE.place}
        says={DIRECTORY_WORDING.selectState}
        choices={STATE_CHOICES}
        chosen={filters.state}
      />
      {/* The first button is the one that Enter presses: it leaves the type as it is. */}
      <button type="submit" className="btn btn-primary dir-show" name="type" value={filters.type}>
        {DIRECTORY_PAGE.show}
      </button>
      <details className="fold fold-link dir-more" open={isOpen}>
        <summary>{DIRECTORY_PAGE.more}</summary>
        <p className="field dir-search">
          <label htmlFor="directory-search">{DIRECTORY_PAGE.searchLabel}</label>
          <input
            id="directory-search"
            className="input"
            type="search"
            name="search"
            maxLength={LONGEST_SEARCH}
            placeholder={DIRECTORY_WORDING.searchPlaceholder}
            defaultValue={filters.search}
            enterKeyHint="search"
          />
        </p>
        <div className="tabs dir-types" role="group" aria-label={DIRECTORY_PAGE.typeLabel}>
          {TYPE_CHOICES.map((type) => (
            <button key={type} type="submit" name="type" value={type} aria-pressed={type === filters.type}>
              {DIRECTORY_WORDING.types[type]}
            </button>
          ))}
        </div>
      </details>
      {asked === "" ? null : (
        <Link className="btn btn-quiet dir-clear" to={PATHS.directory} preventScrollReset>
          {DIRECTORY_PAGE.clear}
        </Link>
      )}
    </form>
  );
}

type ChoiceProps = {
  readonly name: "category" | "state";
  readonly label: string;
  /** The same in the words of the specification, for those who do not see what stands around it. */
  readonly says: string;
  readonly choices: readonly string[];
  readonly chosen: string;
};

function Choice({ name, label, says, choices, chosen }: ChoiceProps) {
  return (
    <p className="field">
      <label htmlFor={`directory-${name}`}>
        {label} <span className="vh">{says}</span>
      </label>
      <select
        id={`directory-${name}`}
        className="input"
        name={name}
        defaultValue={chosen}
        data-written={chosen}
        autoComplete="off"
      >
        {choices.map((choice) => (
          <option key={choice}>{choice}</option>
        ))}
      </select>
    </p>
  );
}
