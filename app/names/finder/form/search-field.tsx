import { Search, X } from "lucide";
import { type RefObject, useEffect } from "react";
import { CLEAR_SEARCH, SEARCH_NAMES } from "#content/finder/finder-words.ts";
import { SEARCH } from "#content/frame/frame-words.ts";
import { HOME_WORDS } from "#content/site/home-words.ts";
import { Icon } from "#app/ui/icon.tsx";
import { Tooltip } from "#app/ui/tooltip/tooltip.tsx";
import { NAMES_ID } from "#app/names/finder/anchors.ts";
import { LONGEST_ASKED } from "#domain/text/longest-asked.ts";

type Props = {
  readonly input: RefObject<HTMLInputElement | null>;
  readonly text: string;
  readonly onType: (text: string) => void;
};

/** The search field. Its button comes first in the form, so that the Enter key searches and presses nothing else. */
export function SearchField({ input, text, onType }: Props) {
  // Letters typed before the page came alive are in the field, but nobody has been told: what is in the field counts.
  useEffect(() => {
    const field = input.current;
    if (field !== null && field.value !== text) onType(field.value);
  }, [input, text, onType]);

  const clear = () => {
    onType("");
    input.current?.focus();
  };
  return (
    <div className="field">
      <label htmlFor="q">{SEARCH_NAMES}</label>
      <input
        ref={input}
        className="input"
        id="q"
        name="q"
        type="search"
        autoComplete="off"
        autoCapitalize="words"
        spellCheck={false}
        enterKeyHint="search"
        maxLength={LONGEST_ASKED}
        placeholder={HOME_WORDS.searchPlaceholder}
        value={text}
        onChange={(event) => onType(event.target.value)}
      />
      <Tooltip text={SEARCH}>
        <button type="submit" className="icon-btn" aria-label={SEARCH} formAction={`/#${NAMES_ID}`}>
          <Icon of={Search} />
        </button>
      </Tooltip>
      {text === "" ? null : (
        <Tooltip text={CLEAR_SEARCH}>
          <button
            type="button"
            className="icon-btn clear needs-script"
            aria-label={CLEAR_SEARCH}
            onClick={clear}
          >
            <Icon of={X} />
          </button>
        </Tooltip>
      )}
    </div>
  );
}
