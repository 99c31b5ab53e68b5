import { escapeHtml } from "#domain/text/escape-html.ts";
import { Count, countHtml } from "./count.tsx";
import type { Filter, Shortcut } from "./filter-words.ts";
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
      {shortcuts.length === 0 ? null : <Shortcuts of={key} shortcuts={shortcuts} />}
    </div>
  );
}

type ShortcutsProps = { readonly of: string; readonly shortcuts: readonly Shortcut[] };

const Shortcuts = import.meta.env.SSR ? WrittenShortcuts : LiveShortcuts;

/** As the server writes them. */
export function WrittenShortcuts({ of, shortcuts }: ShortcutsProps) {
  const html = shortcuts.map((shortcut) => `<li>${shortcutHtml(shortcut)}</li>`).join("");
  return <ul className="flt-keys" data-of={of} dangerouslySetInnerHTML={{ __html: html }} />;
}

function shortcutHtml({ label, count, chosen, href }: Shortcut): string {
  const words = `${escapeHtml(label)}${countHtml(count)}`;
  return count === 0 && !chosen
    ? `<span class="flt-key">${words}</span>`
    : `<a class="flt-key" href="${escapeHtml(href)}" rel="nofollow"${chosen ? ' aria-current="true"' : ""}>${words}</a>`;
}

/** What the browser makes alive of them. */
export function LiveShortcuts({ of, shortcuts }: ShortcutsProps) {
  return (
    <ul className="flt-keys" data-of={of}>
      {shortcuts.map((shortcut) => (
        <li key={shortcut.label}>
          <ShortcutLink shortcut={shortcut} />
        </li>
      ))}
    </ul>
  );
}

/** One that leads to nothing is no link. The page follows them (use-choice-links.ts). */
function ShortcutLink({ shortcut: { label, count, chosen, href } }: { readonly shortcut: Shortcut }) {
  const words = (
    <>
      {label}
      <Count of={count} />
    </>
  );
  return count === 0 && !chosen ? (
    <span className="flt-key">{words}</span>
  ) : (
    <a className="flt-key" href={href} rel="nofollow" aria-current={chosen ? "true" : undefined}>
      {words}
    </a>
  );
}
