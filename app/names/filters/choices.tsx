import { HtmlList } from "#app/ui/html-list.tsx";
import { choiceItem } from "./choice-html.ts";
import type { Choice } from "./filter-words.ts";

type Props = {
  /** Name of the field. */
  readonly of: string;
  readonly choices: readonly Choice[];
  /** Whether a choice is in sight; all of them, if not given. It stays in the form in any case. */
  readonly isShown?: (choice: Choice) => boolean;
};

/** Values of a filter, each to be ticked. */
export function Choices({ of, choices, isShown }: Props) {
  return <HtmlList items={choices.map((choice) => choiceItem(of, choice, isShown?.(choice) === false))} />;
}
