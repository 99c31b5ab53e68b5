import { NAME_UNIT, NAMES_UNIT } from "#content/finder/finder-words.ts";
import { formatCount } from "#domain/locale/numbers.ts";
import { escapeHtml } from "#domain/text/escape-html.ts";
import "./filters.css";

type Props = {
  /** What the choice is called, where that is not said beside it. */
  readonly label?: string;
  /** The names behind it; null where they are not counted. */
  readonly of: number | null;
};

/** What a choice is called, and how many names it brings. As HTML: a page has 120, and React would make three elements of each. */
export function Counted({ label, of }: Props) {
  const called = label === undefined ? "" : `<span class=flt-label>${escapeHtml(label)}</span>`;
  return <span className="flt-words" dangerouslySetInnerHTML={{ __html: called + countHtml(of) }} />;
}

function countHtml(count: number | null): string {
  if (count === null) return "";
  const unit = count === 1 ? NAME_UNIT : NAMES_UNIT;
  return `<span class="flt-n num">${formatCount(count)}<span class=vh> ${unit}</span></span>`;
}
