import { searchOf } from "./search-of.ts";

type Props = {
  readonly address: string;
  /** Fields that the form has itself. */
  readonly but: readonly string[];
};

/** What a form carries along besides its own fields, so that nothing is lost without JavaScript. */
export function HiddenFields({ address, but }: Props) {
  return Array.from(new URLSearchParams(searchOf(address)), ([name, value]) =>
    but.includes(name) ? null : <input key={name} type="hidden" name={name} value={value} />,
  );
}
