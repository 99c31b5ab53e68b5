import type { Filter, Shortcut } from "./filter-words.ts";
import { Counted } from "./counted.tsx";
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
        <ul className="flt-keys" data-of={key}>
          {shortcuts.map((shortcut) => (
            <li key={shortcut.label}>
              <ShortcutLink shortcut={shortcut} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** One that leads to nothing is no link. The page follows them (use-choice-links.ts). */
function ShortcutLink({ shortcut: { label, count, chosen, href } }: { readonly shortcut: Shortcut }) {
  const words = <Counted label={label} of={count} />;
  return count === 0 && !chosen ? (
    <span className="flt-key">{words}</span>
  ) : (
    <a className="flt-key" href={href} rel="nofollow" aria-current={chosen ? "true" : undefined}>
      {words}
    </a>
  );
}
