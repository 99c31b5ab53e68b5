import { type ReactNode, useState } from "react";
import { Link } from "react-router";
import { TOGETHER_PAGE } from "#content/site/together-page.ts";
import { fitFragment } from "#domain/fit/fit-link.ts";
import { duelersOf } from "#domain/together/duels/duelers-of.ts";
import { DUELERS } from "#domain/together/duels/duels.ts";
import { unjudgedOf } from "#domain/together/judging/deck.ts";
import { matchesOf, type Matches } from "#domain/together/judging/matches.ts";
import { type NamePool, writtenName } from "#domain/together/judging/name-pool.ts";
import { isAnswered, likedOf } from "#domain/together/message/own-message.ts";
import { fillIn } from "#domain/text/fill-in.ts";
import { SendButton } from "#app/together/link/send-button.tsx";
import { NotYet } from "#app/together/not-yet.tsx";
import { isAbsent } from "#app/site/is-absent.ts";
import { PATHS } from "#app/site/paths.data.ts";
import { StepHeading } from "#app/together/step-heading.tsx";
import { STEP_HASHES } from "#app/together/steps.ts";
import { useTogetherState } from "#app/together/together-store.ts";
import { Joy } from "./joy.tsx";
import { MatchList } from "./match-list.tsx";
import "./matches.css";

const { matches: WORDS, cards: CARDS, link: LINK } = TOGETHER_PAGE;

/** What both like; there from the moment on at which the partner's names have been judged. */
export function MatchesStep({ pool }: { readonly pool: NamePool }) {
  const kept = useTogetherState();
  const matches = matchesOf(kept);
  if (matches !== null) return <Found matches={matches} pool={pool} />;
  if (kept.heard.length > 0) {
    return <NotYet heading={LINK.firstCards} text={LINK.firstCardsText} to="partner" words={LINK.toCards} />;
  }
  // A number is made with the first link.
  const isSent = kept.self !== 0 && likedOf(kept).length > 0;
  return isSent ? (
    <NotYet heading={WORDS.waiting} text={WORDS.waitingText} to="likes" words={CARDS.more} />
  ) : (
    <NotYet heading={WORDS.notSent} text={WORDS.notSentText} to="send" words={CARDS.next} />
  );
}

function Found({ matches, pool }: { readonly matches: Matches; readonly pool: NamePool }) {
  const kept = useTogetherState();
  const [isSent, setSent] = useState(false);
  const [first] = [...matches.top, ...matches.liked];
  // In a room, each knows of the other already; so does whoever was answered.
  const isKnown = kept.room !== null || isAnswered(kept) || isSent;
  return (
    <>
      {first === undefined ? null : <Joy card={first} isLoved={matches.top.length > 0} pool={pool} />}
      <section
        className={first === undefined ? "tog-step" : "wiz tog-step"}
        aria-labelledby={first === undefined ? "tog-step" : "matches-title"}
      >
        {first === undefined ? (
          <>
            <StepHeading>{WORDS.none}</StepHeading>
            <p>{WORDS.noneText}</p>
          </>
        ) : (
          <MatchList matches={matches} pool={pool} />
        )}
        {isKnown && first !== undefined && !isAbsent(PATHS.fit) ? (
          <Link
            className="btn btn-primary btn-lg"
            to={`${PATHS.fit}#${fitFragment({ first: writtenName(first, pool) })}`}
          >
            {fillIn(WORDS.surname, { name: writtenName(first, pool) })}
          </Link>
        ) : null}
        {isKnown && !isSent ? null : (
          <SendButton words={LINK.sendReply} sender="" isPrimary={!isSent} onSent={() => setSent(true)} />
        )}
        <p className="tog-promise">
          {more()}
          {duelersOf(kept).length < DUELERS.fewest ? null : (
            <>
              <span aria-hidden="true"> · </span>
              <Link to={STEP_HASHES.decide}>{WORDS.decide}</Link>
            </>
          )}
        </p>
        <p className="small quiet noprint">
          {WORDS.only} {unjudgedOf(kept).length === 0 ? null : WORDS.unseen}
        </p>
      </section>
    </>
  );

  function more(): ReactNode {
    return <Link to={PATHS.together}>{CARDS.more}</Link>;
  }
}
