import type { MouseEvent } from "react";
import { HOME_WORDS } from "#content/site/home-words.ts";
import type { Instead } from "#domain/names/search/names-answer.ts";
import { INK } from "#app/ui/ink.ts";
import { TOOL_WORDING } from "#content/site/tool-wording.ts";
import "#app/ui/chips.css";
import "./no-names.css";

const OPEN_ALMANAC = "M24 34c26-4 50-2 72 6 22-8 46-10 70-6l1 74c-24-3-48-1-70 7-23-8-47-10-72-6Z";

/** An open almanac and a magnifying glass that finds nothing. */
export function NoNames() {
  return (
    <div className="no-names">
      <svg viewBox="0 0 200 140" width="200" height="140" {...INK} aria-hidden="true">
        <path
          d="M30 40c30-14 96-14 120 2 8 26 4 52-4 70-34 8-84 8-112-2C26 88 24 60 30 40Z"
          fill="var(--butter-mark-fill)"
          stroke="none"
        />
        <path d={OPEN_ALMANAC} fill="var(--paper)" />
        <path d="M96 40c1 24 1 48 1 75" />
        <path d="M38 52c14-1 28 0 42 4M38 66c14-1 26 0 36 3M38 80c10-1 18 0 26 2" />
        <path d="M112 55c8-3 16-4 24-4" />
        <circle cx="138" cy="78" r="22" fill="var(--paper)" />
        <path d="M126 68c3-5 9-8 15-7" />
        <path d="M154 94c7 7 14 14 22 23" strokeWidth="5" />
        <path d="M132 74c0-7 12-7 12 0 0 5-6 5-6 10" />
        <path d="M138 90v0" strokeWidth="4" />
      </svg>
      <p>{TOOL_WORDING.noNames}</p>
    </div>
  );
}

type WaysProps = {
  readonly ways: readonly Instead[];
  readonly addressOf: (text: string) => string;
  readonly onAsk: (text: string) => void;
};

/** What to give up for more names: links, so that they work at once and without JavaScript. */
export function WaysToMore({ ways, addressOf, onAsk }: WaysProps) {
  if (ways.length === 0) return null;
  const ask = (text: string) => (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    onAsk(text);
  };
  return (
    <ul className="chips more-names">
      {ways.map(({ kind, label, text, count }) => (
        <li key={label}>
          <a className="chip" href={addressOf(text)} rel="nofollow" onClick={ask(text)}>
            {HOME_WORDS.asked(kind, label, count)}
          </a>
        </li>
      ))}
    </ul>
  );
}
