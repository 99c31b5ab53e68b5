import { THEMES } from "#content/names/themes.ts";
import { type NameRules, replaceRules, rulesSet } from "#domain/names/browse/name-rules.ts";
import { type PlainPart, readPlainQuery, withoutPart } from "#domain/names/plain/plain-query.ts";

/** A part of a search that was understood, and the search without it. */
export type Understood = Pick<PlainPart, "label"> & { readonly without: string };

/** The text in the field is the only truth: what was understood is read from it each time. */
export function understood(text: string): readonly Understood[] {
  const { parts } = readPlainQuery(text, THEMES);
  return parts.map((part) => ({
    label: part.label,
    without: withoutPart(text, part, parts),
  }));
}

/**
 * What is drawn by when a search is given up for it: somebody who wrote "irish girl" and presses Generate Names means
 * Irish girls, whatever was chosen before. The same object, if nothing was said.
 */
export function rulesWith(rules: NameRules, text: string): NameRules {
  const said = readPlainQuery(text, THEMES).rules;
  return rulesSet(said).length === 0 ? rules : replaceRules(rules, said);
}
