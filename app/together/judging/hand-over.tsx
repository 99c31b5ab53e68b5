import type { Ref } from "react";
import { TOGETHER_PAGE } from "#content/site/together-page.ts";
import { handsLeft } from "#domain/together/judging/deck.ts";
import { matchesOf } from "#domain/together/judging/matches.ts";
import { fillIn } from "#domain/text/fill-in.ts";
import { useTogetherState } from "#app/together/together-store.ts";

const { cards: WORDS } = TOGETHER_PAGE;

type Props = {
  readonly heading: Ref<HTMLHeadingElement>;
  /** No card could be dealt at all. */
  readonly isEmpty: boolean;
  readonly onMore: () => void;
  readonly onMatches: () => void;
};

/** After ten cards: where one stands, and more if one likes. */
export function HandOver({ heading, isEmpty, onMore, onMatches }: Props) {
  const kept = useTogetherState();
  const matches = matchesOf(kept);
  const left = handsLeft(kept);
  return (
    <div className="tog-over">
      <h2 ref={heading} tabIndex={-1}>
        {sentence()}
      </h2>
      <div className="tog-buttons">
        {matches === null ? null : (
          <button type="button" className={left === 0 ? "btn btn-primary" : "btn"} onClick={onMatches}>
            {WORDS.toMatches}
          </button>
        )}
        {isEmpty ? null : (
          <button
            type="button"
            className={matches === null || left > 0 ? "btn btn-primary" : "btn"}
            onClick={onMore}
          >
            {WORDS.more}
          </button>
        )}
      </div>
    </div>
  );

  function sentence(): string {
    if (isEmpty) return kept.filters === "" ? WORDS.overAll : WORDS.overFit;
    if (kept.heard.length > 0 && left === 0) return WORDS.passed;
    if (matches !== null || left === 0) return WORDS.over;
    const rounds = left === 1 ? WORDS.oneRound : fillIn(WORDS.manyRounds, { count: `${left}` });
    return fillIn(WORDS.overPass, { rounds });
  }
}
