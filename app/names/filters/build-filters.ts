import { THEME_CHOICES } from "#app/site/theme-choices.data.ts";
import type { Counts } from "#domain/names/browse/browse-choices.ts";
import { isRule, type NameRules, type Rule, valuesOf } from "#domain/names/browse/name-rules.ts";
import { type Origin, ORIGINS } from "#domain/names/entry/origin.ts";
import { RULES } from "#domain/names/browse/rules/rules.ts";
import { choiceWords } from "./choice-words.ts";
import type { Choice, Filter } from "./filter-words.ts";
import { RULE_WORDS, type RuleWords } from "./rule-words.ts";

/** So many origins are in sight at once; they hold most of the collection. */
const FIRST_ORIGINS = 12;

const MEANINGS = THEME_CHOICES.flatMap(({ id, group }) => (group === "meaning" ? id : []));
const OTHER_THEMES = THEME_CHOICES.filter(({ group }) => group !== "meaning")
  .toSorted((one, other) => (one.label < other.label ? -1 : 1))
  .map(({ id }) => id);

const FILTERED = Object.keys(RULE_WORDS)
  .filter(isRule)
  .filter((rule) => rule !== "gender");

/**
 * The filters in the order of the page. Origins come with the commonest first. Letters have shortcuts where it is known
 * which address one leads to.
 */
export function buildFilters(
  origins: readonly Origin[],
  rules: NameRules,
  counts: Counts | null,
  hrefTo?: (key: string, value: string) => string,
): readonly Filter[] {
  return FILTERED.flatMap((rule): Filter | [] => {
    const { key, field } = RULES[rule];
    const { title, example = "", written = String, shown }: RuleWords = RULE_WORDS[rule];
    const values = valuesOf(rule, rules);
    if (shown === "asked" && values.length === 0) return [];
    const seldom = shown === "seldom";
    const chosen = values.map((value) => choiceWords(key, value)).join(", ");
    // Of what is left out nothing is counted.
    const counted = rule === "excepted" ? undefined : counts?.[rule];
    const choices = (offered: readonly string[]) => choicesOf(key, offered, values, counted);
    if (field.kind === "letters") {
      const shortcuts =
        hrefTo === undefined
          ? []
          : choices(field.offered).map((choice) => ({
              label: choice.label,
              count: choice.count ?? 0,
              chosen: choice.chosen,
              href: hrefTo(key, choice.value),
            }));
      return {
        kind: "letters",
        key,
        title,
        example,
        shortcuts,
        text: values.map(written).join(", "),
        chosen,
        seldom,
      };
    }
    // Spans that somebody has written into the address stay in the form.
    const offered =
      field.kind === "spans" ? [...new Set([...field.offered, ...values])] : field.values(THEME_CHOICES);
    const [first, more] = rule === "excepted" ? [values, []] : inSight(rule, offered, origins, rules.origins);
    return { kind: "choices", key, title, choices: choices(first), more: choices(more), chosen, seldom };
  });
}

/**
 * What is in sight at once, and what is folded up: of themes the fields of meaning, then the others by the alphabet; of
 * origins the commonest, then the others of the collection, and those that are chosen in any case.
 */
function inSight(
  rule: Rule,
  values: readonly string[],
  origins: readonly Origin[],
  chosen: readonly Origin[],
): readonly [readonly string[], readonly string[]] {
  if (rule === "themes") return [MEANINGS, OTHER_THEMES];
  if (rule !== "origins") return [values, []];
  const first = origins.slice(0, FIRST_ORIGINS);
  const wanted = new Set([...origins.slice(FIRST_ORIGINS), ...chosen]);
  return [first, ORIGINS.filter((origin) => wanted.has(origin) && !first.includes(origin))];
}

/** The values of one filter; counted, when there are counts. */
export function choicesOf(
  key: string,
  values: readonly string[],
  chosen: readonly string[],
  counts?: ReadonlyMap<string, number>,
): readonly Choice[] {
  return values.map((value) => ({
    value,
    label: choiceWords(key, value),
    count: counts === undefined ? null : (counts.get(value) ?? 0),
    chosen: chosen.includes(value),
  }));
}
