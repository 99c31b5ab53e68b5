import { Link } from "react-router";
import { TOGETHER_PAGE } from "#content/site/together-page.ts";
import { handsLeft } from "#domain/together/judging/deck.ts";
import { matchesOf } from "#domain/together/judging/matches.ts";
import { likedOf } from "#domain/together/message/own-message.ts";
import { fillIn } from "#domain/text/fill-in.ts";
import { STEP_HASHES } from "#app/together/steps.ts";
import { useTogetherState } from "#app/together/together-store.ts";
import { CARD_HEADING } from "./name-card.tsx";

const { cards: WORDS } = TOGETHER_PAGE;

type Props = {
  /** No card could be dealt at all. */
  readonly isEmpty: boolean;
  readonly onMore: () => void;
};

/** After ten cards: where one stands, the next step, and more if one likes. */
export function HandOver({ isEmpty, onMore }: Props) {
  const kept = useTogetherState();
  const matches = matchesOf(kept);
  const left = handsLeft(kept);
  const next = nextStep();
  return (
    <div className="tog-over">
      <h2 id={CARD_HEADING} tabIndex={-1}>
        {sentence()}
      </h2>
      <div className="tog-buttons">
        {next === null ? null : (
          <Link className={left === 0 ? "btn btn-primary btn-lg" : "btn"} to={next.to}>
            {next.words}
          </Link>
        )}
        {isEmpty ? null : (
          <button
            type="button"
            className={next === null || left > 0 ? "btn btn-primary btn-lg" : "btn"}
            onClick={onMore}
          >
            {WORDS.more}
          </button>
        )}
      </div>
    </div>
  );

  /** To what both like, once there is somebody; else to sending, once there is something to send. */
  function nextStep(): { readonly to: string; readonly words: string } | null {
    if (matches !== null) return { to: STEP_HASHES.matches, words: WORDS.toMatches };
    if (kept.heard.length > 0 || likedOf(kept).length === 0) return null;
    return { to: STEP_HASHES.send, words: WORDS.next };
  }

  function sentence(): string {
    if (isEmpty) return kept.filters === "" ? WORDS.overAll : WORDS.overFit;
    if (kept.heard.length > 0 && left === 0) return WORDS.passed;
    if (matches !== null || left === 0) return WORDS.over;
    const rounds = left === 1 ? WORDS.oneRound : fillIn(WORDS.manyRounds, { count: `${left}` });
    return fillIn(WORDS.overPass, { rounds });
  }
}
