import { THEMES } from "#content/names/themes.ts";
import type { NameRules } from "#domain/names/browse/name-rules.ts";
import { readRules, writeRules } from "#domain/names/browse/rules-query.ts";
import { onlyGender, withoutGender, withoutRule } from "#app/names/filters/rule-chips.ts";

/** Characters of a search; the API refuses more. */
export const LONGEST_TEXT = 100;

/** What the address asks of the finder. */
export type FinderQuery = {
  readonly text: string;
  /** The gender and the filters that are chosen. */
  readonly rules: NameRules;
  /** The rules to draw names by at once, when a form asked for it without JavaScript. */
  readonly draw: NameRules | null;
};

/** The field in which a form sends the gender chosen before. The button of a gender says "gender" itself. */
export const KEPT_GENDER = "keep";
/** What the button of a filter's chip sends: "origin=Irish" takes that one away, EVERY_FILTER all of them. */
export const DROP = "drop";
export const EVERY_FILTER = "all";
/** What the button of a chip under the search sends: the text to search for, in place of the one in the field. */
export const INSTEAD = "instead";

/** What rules are meant by those chosen and a text. */
export type RulesMeant = (chosen: NameRules, text: string) => NameRules;

/**
 * Reads the address. A gender counts before the one that was kept: its button has just been pressed.
 * "generate=1" draws by what is chosen, and written in plain words; "generate=girl" by that, whatever is chosen. A draw
 * empties the search. Who knows of no plain words (a browser, whose addresses are tidy) draws by what is chosen.
 */
export function readFinder(params: URLSearchParams, meant: RulesMeant = (chosen) => chosen): FinderQuery {
  const chosen = rulesIn(params);
  const text = (params.get(INSTEAD) ?? params.get("q") ?? "").trim().slice(0, LONGEST_TEXT);
  const generate = params.get("generate") ?? "";
  if (generate === "1") {
    const rules = meant(chosen, text);
    return { text: "", rules, draw: rules };
  }
  const draw = readDraw(generate);
  return { text: draw === null ? text : "", rules: chosen, draw };
}

function rulesIn(params: URLSearchParams): NameRules {
  const said = new URLSearchParams(params);
  if (!said.has("gender")) said.set("gender", said.get(KEPT_GENDER) ?? "");
  const { rules } = readRules(said, THEMES);
  const drop = params.get(DROP) ?? "";
  if (drop === EVERY_FILTER) return onlyGender(rules);
  const [key, value] = [...new URLSearchParams(drop)][0] ?? [];
  return key === undefined || value === undefined ? rules : withoutRule(rules, key, value);
}

/** The rules of a draw in one value: "girl", or "girl&origin=Irish". */
export function drawText(rules: NameRules): string {
  const filters = writeRules(withoutGender(rules));
  return filters.size === 0 ? rules.gender : `${rules.gender}&${filters}`;
}

export function readDraw(text: string): NameRules | null {
  const { rules, problems } = readRules(new URLSearchParams(`gender=${text}`), THEMES);
  return text === "" || problems.length > 0 ? null : rules;
}

export const SEEDS = 1_000_000;

/** With the seed in the address, a draw is the same again after a reload, and when a saved name leads back to it. */
export function seedIn(params: URLSearchParams): number | null {
  const seed = params.get("seed") ?? "";
  return /^\d{1,6}$/.test(seed) ? Number(seed) : null;
}

/** The shortest address that shows the same search again. */
export function finderAddress({ text, rules }: Pick<FinderQuery, "text" | "rules">): string {
  const params = new URLSearchParams(text === "" ? {} : { q: text });
  for (const [key, value] of writeRules(rules)) params.append(key, value);
  return params.size === 0 ? "/" : `/?${params}`;
}
