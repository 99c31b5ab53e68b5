import type { NameSummary } from "#domain/names/entry/name-summary.ts";
import { escapeHtml } from "#domain/text/escape-html.ts";
import type { Years } from "#app/names/home/home-page.ts";
import { genderTagHtml } from "./gender-tag-html.ts";
import { countedWords } from "./counted-words.ts";
import { curveHtml } from "./curve-html.ts";
import { glossWords } from "./gloss-words.ts";
import { originWords } from "./origin-words.ts";
import { reasonWords } from "./reason-words.ts";

type Drawn = {
  readonly years: Years;
  /** Why the name stands here. */
  readonly reasons: readonly string[];
  /** Without a network a card has no curve. */
  readonly withCurve: boolean;
};

/** From so many letters on, a name is set smaller: a column holds no more. */
const LONG_NAME_LETTERS = 11;

/**
 * All of a card that stays as it is, as HTML, on the server and in browsers: a page has fifty, and React would make twenty
 * elements of each. The link is a plain one, which the frame follows (use-follow.ts).
 */
export function cardHtml(summary: NameSummary, { years, reasons, withCurve }: Drawn): string {
  const { id, name, gender, origin, oneIn } = summary;
  const { words, quoted } = glossWords(summary);
  const long = name.length >= LONG_NAME_LETTERS ? " data-long" : "";
  const curve = withCurve ? curveHtml(summary, years) : "";
  const gloss = quoted ? `<span class=gloss>“${escapeHtml(words)}”</span>` : escapeHtml(words);
  const why = reasons.length === 0 ? "" : ` <span class=nm-why>${escapeHtml(reasonWords(reasons))}</span>`;
  return [
    `<div class=nm-top>${genderTagHtml(gender)}<span class=meta>${escapeHtml(originWords(origin))}</span><i class=rib></i></div>`,
    `<h3 class=nm-n${long}><a class=name-link href="/names/${escapeHtml(id)}">${escapeHtml(name)}</a></h3>`,
    `<p class="nm-m${quoted ? "" : " nm-plain"}">${gloss}${why}</p>`,
    `<div class=nm-s>${curve}<span class="meta num">${countedWords(oneIn, years.lastYear)}</span></div>`,
  ].join("");
}
