import { useId, useState } from "react";
import { Link } from "react-router";
import { TOGETHER_PAGE } from "#content/site/together-page.ts";
import { type NamePool, writtenName } from "#domain/together/judging/name-pool.ts";
import type { Liked } from "#domain/together/message/build-message.ts";
import { answeredBy, likedOf } from "#domain/together/message/own-message.ts";
import { LONGEST_SENDER } from "#domain/together/message/sender-name.ts";
import { fillIn } from "#domain/text/fill-in.ts";
import { NUMBER_WORDS } from "#domain/text/number-words.ts";
import { PATHS } from "#app/site/paths.data.ts";
import { NotYet } from "#app/together/not-yet.tsx";
import { STEP_HASHES } from "#app/together/steps.ts";
import { useTogetherState } from "#app/together/together-store.ts";
import { HowPrivate } from "#app/together/how-private.tsx";
import { StepHeading } from "#app/together/step-heading.tsx";
import { SendButton } from "./send-button.tsx";

const { link: WORDS } = TOGETHER_PAGE;

/** Names that are shown before they are sent. */
const MOST_SHOWN = 12;

/** What is sent, and the one button that sends it. */
export function SendStep({ pool }: { readonly pool: NamePool }) {
  const kept = useTogetherState();
  const [sender, setSender] = useState("");
  const id = useId();
  const liked = likedOf(kept);
  const to = answeredBy(kept);
  const isReply = to !== 0;
  if (!isReply && liked.length === 0) {
    return <NotYet heading={WORDS.needLikes} text={WORDS.needLikesText} to="likes" words={WORDS.toCards} />;
  }
  // An answer brings the matches to the other side; before the blind pass there are none.
  if (isReply && !kept.passed.includes(to)) {
    const { firstCards, firstCardsText, toCards } = WORDS;
    return <NotYet heading={firstCards} text={firstCardsText} to="partner" words={toCards} />;
  }
  const count = NUMBER_WORDS[liked.length] ?? `${liked.length}`;
  const say = (words: { readonly one: string; readonly many: string }) =>
    liked.length === 1 ? words.one : fillIn(words.many, { count });
  return (
    <section className="tog-step" aria-labelledby="tog-step">
      <StepHeading>{isReply ? WORDS.headingReply : say(WORDS.heading)}</StepHeading>
      <LikedNames liked={liked} pool={pool} />
      <p>{isReply ? WORDS.leadReply : say(WORDS.lead)}</p>
      <div className="field">
        <label htmlFor={id}>
          {WORDS.first} <span className="quiet tog-optional">{WORDS.optional}</span>
        </label>
        {/* Without a name, so that no form can carry it. */}
        <input
          id={id}
          className="input"
          autoComplete="off"
          autoCapitalize="words"
          spellCheck={false}
          maxLength={LONGEST_SENDER}
          aria-describedby={`${id}-hint`}
          value={sender}
          onChange={({ target }) => setSender(target.value)}
        />
        <p id={`${id}-hint`} className="hint">
          {WORDS.firstHint}
        </p>
      </div>
      <SendButton
        words={isReply ? WORDS.sendReply : WORDS.send}
        sender={sender}
        after={isReply ? "" : WORDS.after}
      />
      <HowPrivate promise={WORDS.promise} />
    </section>
  );
}

function LikedNames({ liked, pool }: { readonly liked: readonly Liked[]; readonly pool: NamePool }) {
  const more = liked.length - MOST_SHOWN;
  return (
    <>
      <ul className="tog-names">
        {liked.slice(0, MOST_SHOWN).map((each) => (
          <li key={each.id}>{writtenName(each, pool)}</li>
        ))}
        {more > 0 ? <li className="tog-more">{fillIn(WORDS.more, { count: `${more}` })}</li> : null}
      </ul>
      <p className="small">
        <Link to={PATHS.together + STEP_HASHES.likes}>{WORDS.change}</Link>
      </p>
    </>
  );
}
