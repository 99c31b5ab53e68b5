import { NAME_UNIT, NAMES_UNIT } from "#content/finder/finder-words.ts";
import { formatCount } from "#domain/locale/numbers.ts";
import { escapeHtml } from "#domain/text/escape-html.ts";
import type { HtmlItem } from "#app/ui/keep-list.ts";
import type { Choice, Shortcut } from "./filter-words.ts";

/** A value of a filter, to be ticked. One that is out of sight stays in the form. */
export function choiceItem(
  field: string,
  { value, label, count, chosen }: Choice,
  hidden: boolean,
): HtmlItem {
  const ticked = chosen ? " checked" : "";
  const input = `<input type=checkbox name=${field} value="${escapeHtml(value)}"${ticked}>`;
  const labeled = `<label class=flt-choice${count === 0 ? " data-none" : ""}>${input}${wordsHtml(label, count)}</label>`;
  return { key: value, html: `<li${hidden ? " hidden" : ""}>${labeled}</li>` };
}

/** Letters of a filter behind a link. One that leads to nothing is no link. The page follows them (use-choice-links.ts). */
export function shortcutItem({ label, count, chosen, href }: Shortcut): HtmlItem {
  const words = wordsHtml(label, count);
  const current = chosen ? " aria-current=true" : "";
  const html =
    count === 0 && !chosen
      ? `<span class=flt-key>${words}</span>`
      : `<a class=flt-key href="${escapeHtml(href)}" rel=nofollow${current}>${words}</a>`;
  return { key: label, html: `<li>${html}</li>` };
}

/** How many names a choice brings; nothing where they are not counted. */
export function countHtml(count: number | null): string {
  if (count === null) return "";
  const unit = count === 1 ? NAME_UNIT : NAMES_UNIT;
  return `<span class="flt-n num">${formatCount(count)}<span class=vh> ${unit}</span></span>`;
}

function wordsHtml(label: string, count: number | null): string {
  return `<span class=flt-label>${escapeHtml(label)}</span>${countHtml(count)}`;
}
