import { once } from "#domain/once.ts";
import { fillIn } from "#domain/text/fill-in.ts";
import { LOCALE } from "./locale.ts";
import { formatCount } from "./numbers.ts";

/** A sentence for one of something, and one for any other number; "{count}" stands for the number. */
type PluralForms = { readonly one: string; readonly many: string };

const RULES = once(() => new Intl.PluralRules(LOCALE));

/** "1 name", "12,345 names". More than the count is filled in by whoever needs it. */
export function plural(count: number, forms: PluralForms): string {
  return fillIn(RULES().select(count) === "one" ? forms.one : forms.many, { count: formatCount(count) });
}
