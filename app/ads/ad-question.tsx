import type { MouseEvent } from "react";
import { Link } from "react-router";
import { AD_CONSENT } from "#content/ads/ad-words.ts";
import { fillIn } from "#domain/text/fill-in.ts";
import { PATHS } from "#app/site/paths.data.ts";
import type { AdChoice } from "./ad-choice.ts";

type Props = { readonly host: string; readonly onAnswer: (choice: AdChoice) => void };

/** Asks once, in the place itself: nothing is covered, nothing moves, and yes and no are equals. */
export function AdQuestion({ host, onAnswer }: Props) {
  const answer = (choice: AdChoice) => (event: MouseEvent<HTMLButtonElement>) => {
    // The buttons go: the place that they stood in keeps the focus.
    event.currentTarget.closest("section")?.focus({ preventScroll: true });
    onAnswer(choice);
  };
  return (
    <div className="ad-ask">
      <p>
        {AD_CONSENT.ask} <Link to={PATHS.advertising}>{AD_CONSENT.how}</Link>
      </p>
      <div className="ad-answers">
        <button type="button" className="btn" onClick={answer("allowed")}>
          {fillIn(AD_CONSENT.allow, { host })}
        </button>
        <button type="button" className="btn" onClick={answer("house")}>
          {AD_CONSENT.none}
        </button>
      </div>
    </div>
  );
}
