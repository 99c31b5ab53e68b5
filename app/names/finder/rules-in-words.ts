import { THEMES } from "#content/names/themes.ts";
import { type NameRules, replaceRules, rulesSet } from "#domain/names/browse/name-rules.ts";
import { readPlainQuery } from "#domain/names/plain/plain-query.ts";

/**
 * What is drawn by when a search is given up for it: somebody who wrote "irish girl" and presses Generate Names means
 * Irish girls, whatever was chosen before. The same object, if nothing was said. In browsers it is fetched when it is wanted.
 */
export function rulesWith(rules: NameRules, text: string): NameRules {
  const said = readPlainQuery(text, THEMES).rules;
  return rulesSet(said).length === 0 ? rules : replaceRules(rules, said);
}
