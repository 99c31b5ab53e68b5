import { THEME_CHOICES } from "#app/site/theme-choices.data.ts";
import { type Mood, readMood, USUAL_MOOD } from "#domain/names/draw/mood.ts";
import { LONGEST_ASKED } from "#domain/text/longest-asked.ts";
import type { NameRules } from "#domain/names/browse/name-rules.ts";
import { readRules, writeRules } from "#domain/names/browse/rules-query.ts";
import { onlyGender, withoutGender, withoutRule } from "#app/names/filters/rule-chips.ts";

/** What the address asks of the finder. */
export type FinderQuery = {
  readonly text: string;
  /** The gender and the filters that are chosen. */
  readonly rules: NameRules;
  /** What a draw is to be like. */
  readonly mood: Mood;
  /** What to draw names by at once, when a form asked for it without JavaScript. */
  readonly draw: Draw | null;
  /** What is shown beyond the usual: all names found, or beside a search the filters without JavaScript. */
  readonly show: Show | null;
};

export type Show = "all" | "filters";
/** The field that says so. */
const SHOW = "show";

/** What names are drawn by. */
export type Draw = { readonly rules: NameRules; readonly mood: Mood };

/** The field of the mood; the address does not say the usual one. */
export const MOOD = "mood";

/** The field in which a form sends the gender chosen before. The button of a gender says "gender" itself. */
export const KEPT_GENDER = "keep";
/** What the button of a filter's chip sends: "origin=Irish" takes that one away, EVERY_FILTER all of them. */
export const DROP = "drop";
export const EVERY_FILTER = "all";
/** What the button of a chip under the search sends: the text to search for, in place of the one in the field. */
export const INSTEAD = "instead";

/** What rules are meant by those chosen and a text. */
type RulesMeant = (chosen: NameRules, text: string) => NameRules;

/**
 * Reads the address. A gender counts before the one that was kept: its button has just been pressed.
 * "generate=1" draws by what is chosen, and written in plain words; "generate=girl" by that, whatever is chosen. A draw
 * empties the search. Who knows of no plain words (a browser, whose addresses are tidy) draws by what is chosen.
 */
export function readFinder(params: URLSearchParams, meant: RulesMeant = (chosen) => chosen): FinderQuery {
  const chosen = rulesIn(params);
  const text = (params.get(INSTEAD) ?? params.get("q") ?? "").trim().slice(0, LONGEST_ASKED);
  const generate = params.get("generate") ?? "";
  const mood = readMood(params.get(MOOD));
  const shown = params.get(SHOW);
  const show = shown === "all" || shown === "filters" ? shown : null;
  if (generate === "1") {
    const rules = meant(chosen, text);
    return { text: "", rules, mood, draw: { rules, mood }, show };
  }
  const draw = readDraw(generate);
  return { text: draw === null ? text : "", rules: chosen, mood, draw, show };
}

function rulesIn(params: URLSearchParams): NameRules {
  const said = new URLSearchParams(params);
  if (!said.has("gender")) said.set("gender", said.get(KEPT_GENDER) ?? "");
  const { rules } = readRules(said, THEME_CHOICES);
  const drop = params.get(DROP) ?? "";
  if (drop === EVERY_FILTER) return onlyGender(rules);
  const [key, value] = [...new URLSearchParams(drop)][0] ?? [];
  return key === undefined || value === undefined ? rules : withoutRule(rules, key, value);
}

/** A draw in one value: "girl", or "girl&origin=Irish&mood=rare". */
export function drawText({ rules, mood }: Draw): string {
  const filters = withMood(writeRules(withoutGender(rules)), mood);
  return filters.size === 0 ? rules.gender : `${rules.gender}&${filters}`;
}

export function readDraw(text: string): Draw | null {
  const params = new URLSearchParams(`gender=${text}`);
  const { rules, problems } = readRules(params, THEME_CHOICES);
  return text === "" || problems.length > 0 ? null : { rules, mood: readMood(params.get(MOOD)) };
}

function withMood(params: URLSearchParams, mood: Mood): URLSearchParams {
  if (mood !== USUAL_MOOD) params.append(MOOD, mood);
  return params;
}

export const SEEDS = 1_000_000;

/** With the seed in the address, a draw is the same again after a reload, and when a saved name leads back to it. */
export function seedIn(params: URLSearchParams): number | null {
  const seed = params.get("seed") ?? "";
  return /^\d{1,6}$/.test(seed) ? Number(seed) : null;
}

/** The shortest address that shows the same search again. */
export function finderAddress({
  text,
  rules,
  mood = USUAL_MOOD,
  show = null,
}: Pick<FinderQuery, "text" | "rules"> & Partial<Pick<FinderQuery, "mood" | "show">>): string {
  const params = new URLSearchParams(text === "" ? {} : { q: text });
  for (const [key, value] of withMood(writeRules(rules), mood)) params.append(key, value);
  if (show !== null && text !== "") params.append(SHOW, show);
  return params.size === 0 ? "/" : `/?${params}`;
}
