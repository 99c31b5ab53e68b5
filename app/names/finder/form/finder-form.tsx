import { RefreshCw } from "lucide";
import { type FormEvent, type MouseEvent, type ReactNode, useRef } from "react";
import { UNDERSTOOD_LABEL } from "#content/finder/finder-words.ts";
import { TOOL_WORDING } from "#content/site/tool-wording.ts";
import type { Origin } from "#domain/names/entry/origin.ts";
import { Icon } from "#app/ui/icon.tsx";
import { MoodSwitch } from "./mood-switch.tsx";
import { FORM_ID, NAMES_ID } from "#app/names/finder/anchors.ts";
import { FinderChips } from "./finder-chips.tsx";
import { FinderNote } from "#app/names/finder/finder-note.tsx";
import { drawText, INSTEAD, KEPT_GENDER, MOOD } from "#app/names/finder/finder-query.ts";
import { isWish } from "#app/names/finder/is-wish.ts";
import { GenderButtons } from "./gender-buttons.tsx";
import { MoreFilters } from "./more-filters.tsx";
import { MoreMyStyle } from "./more-my-style.tsx";
import { SearchField } from "./search-field.tsx";
import type { Finder } from "#app/names/finder/use-finder.ts";
import "#app/names/finder/finder.css";

type Props = {
  readonly finder: Finder;
  readonly origins: readonly Origin[];
  /** Called after a click, or the Enter key, that changes the names. */
  readonly onChange: () => void;
  /** Below the field, while nothing is searched for. */
  readonly children: ReactNode;
};

/** One GET form to this same page: every button of it works before hydration, and without JavaScript. */
export function FinderForm({ finder, origins, onChange, children }: Props) {
  const { gender } = finder.rules;
  const understood = finder.found?.understood ?? [];
  const input = useRef<HTMLInputElement>(null);
  const search = (event: FormEvent) => {
    event.preventDefault();
    finder.submit();
    hideKeyboard(input.current);
    onChange();
  };
  const onClick = (action: () => void) => (event: MouseEvent) => {
    event.preventDefault();
    action();
    onChange();
  };

  return (
    <form
      id={FORM_ID}
      role="search"
      action="/"
      autoComplete="off"
      onSubmit={search}
      className="finder"
      data-care={finder.found?.care}
    >
      <SearchField input={input} text={finder.text} onType={finder.type} />
      {finder.text === "" ? children : null}
      <FinderChips
        label={UNDERSTOOD_LABEL}
        name={INSTEAD}
        chips={understood.map(({ label, without }) => ({ label, value: without }))}
        onRemove={(place) => finder.submit(understood[place]?.without)}
        focusAfterLast={() => input.current?.focus()}
      />
      {/* The row of chips, until they come with the answer. */}
      {understood.length === 0 && isWish(finder.text) && finder.found?.text !== finder.text.trim() ? (
        <div className="chosen" />
      ) : null}
      {gender === "all" ? null : <input type="hidden" name={KEPT_GENDER} value={gender} />}
      <GenderButtons
        chosen={gender}
        // A search finds more than the collection holds.
        counts={finder.search.state === "off" ? (finder.counts?.counts.gender ?? null) : null}
        onChoose={finder.choose}
      />
      <MoodSwitch name={MOOD} chosen={finder.mood} onChoose={finder.chooseMood} />
      <MoreFilters finder={finder} origins={origins} />
      <button
        type="submit"
        name="generate"
        value="1"
        formAction={`/#${NAMES_ID}`}
        className="btn btn-primary btn-lg go"
        onClick={onClick(finder.generate)}
      >
        {TOOL_WORDING.generateNames}
      </button>
      <button
        type="submit"
        name="generate"
        value={drawText(finder.drawing.set)}
        formAction={`/#${NAMES_ID}`}
        className="btn btn-lg re"
        onClick={onClick(finder.refresh)}
      >
        <Icon of={RefreshCw} />
        {TOOL_WORDING.refresh}
      </button>
      <FinderNote finder={finder} />
      <MoreMyStyle onPress={onClick(finder.generateByTaste)} />
    </form>
  );
}

/** A keyboard on the screen would cover what was found; a real one is left alone. */
function hideKeyboard(field: HTMLInputElement | null): void {
  if (globalThis.matchMedia("(pointer: coarse)").matches) field?.blur();
}
