import { escapeHtml } from "#domain/text/escape-html.ts";
import type { Choice } from "./filter-words.ts";
import { Count, countHtml } from "./count.tsx";

type Props = {
  /** Name of the field. */
  readonly of: string;
  readonly choices: readonly Choice[];
  /** Whether a choice is in sight; all of them, if not given. It stays in the form in any case. */
  readonly isShown?: (choice: Choice) => boolean;
};

/** Values of a filter, each to be ticked. */
export const Choices = import.meta.env.SSR ? WrittenChoices : LiveChoices;

/** As the server writes them: with all filters there are two hundred and fifty. */
export function WrittenChoices({ of, choices, isShown }: Props) {
  const html = choices.map((choice) => choiceHtml(of, choice, isShown?.(choice) === false)).join("");
  return <ul dangerouslySetInnerHTML={{ __html: html }} />;
}

function choiceHtml(of: string, { value, label, count, chosen }: Choice, isHidden: boolean): string {
  const none = count === 0 ? ' data-none=""' : "";
  return `<li${isHidden ? ' hidden=""' : ""}><label class="flt-choice"${none}><input type="checkbox" name="${of}"${chosen ? ' checked=""' : ""} value="${escapeHtml(value)}"/><span class="flt-label">${escapeHtml(label)}</span>${countHtml(count)}</label></li>`;
}

/** What the browser makes alive of them. */
export function LiveChoices({ of, choices, isShown }: Props) {
  return (
    <ul>
      {choices.map((choice) => {
        const { value, label, count, chosen } = choice;
        return (
          <li key={value} hidden={isShown?.(choice) === false}>
            <label className="flt-choice" data-none={count === 0 ? "" : undefined}>
              <input type="checkbox" name={of} value={value} defaultChecked={chosen} />
              <span className="flt-label">{label}</span>
              <Count of={count} />
            </label>
          </li>
        );
      })}
    </ul>
  );
}
