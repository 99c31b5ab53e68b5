import { HtmlList } from "#app/ui/html-list.tsx";
import { shortcutItem } from "./choice-html.ts";
import type { Filter } from "./filter-words.ts";
import "./letters-field.css";

type Props = { readonly field: Extract<Filter, { readonly kind: "letters" }> };

/** Beginnings or endings: a field for any letters, and links for the usual ones. */
export function LettersField({ field: { key, title, text, example, shortcuts } }: Props) {
  const id = `filter-${key}`;
  return (
    <div className="flt-letters">
      <label className="vh" htmlFor={id}>
        {title}
      </label>
      <input
        className="input"
        id={id}
        name={key}
        type="text"
        defaultValue={text}
        placeholder={example}
        maxLength={100}
        autoCapitalize={key === "start" ? "words" : "none"}
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="search"
      />
      {shortcuts.length === 0 ? null : (
        <HtmlList className="flt-keys" data-of={key} items={shortcuts.map(shortcutItem)} />
      )}
    </div>
  );
}
