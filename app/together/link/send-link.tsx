import { useState } from "react";
import { flushSync } from "react-dom";
import { TOGETHER_PAGE } from "#content/site/together-page.ts";
import { named } from "#domain/together/together-state.ts";
import { messageFragment } from "#domain/together/message/message-link.ts";
import type { NamePool } from "#domain/together/judging/name-pool.ts";
import { answeredBy, likedOf, ownMessage } from "#domain/together/message/own-message.ts";
import { PATHS } from "#app/site/paths.data.ts";
import { storeTogether, useTogetherState } from "#app/together/together-store.ts";
import { randomNumber } from "#app/together/random.ts";
import { SectionHead } from "#app/ui/section-head.tsx";
import { PassOn } from "./pass-on.tsx";

const { link: WORDS } = TOGETHER_PAGE;

type Props = {
  /** Where decoys come from; null until it is here. */
  readonly pool: NamePool | null;
};

/** The likes as a link, for the partner. It is made when it is wanted, and follows the likes from then on. */
export function SendLink({ pool }: Props) {
  const kept = useTogetherState();
  const [isMade, setMade] = useState(false);
  const to = answeredBy(kept);
  const isReply = to !== 0;
  const make = () => {
    flushSync(() => {
      storeTogether((now) => named(now, randomNumber()));
      setMade(true);
    });
    document.getElementById("send-link")?.focus();
  };
  return (
    <section className="shell sec noprint" aria-labelledby="send-title">
      <SectionHead id="send-title" title={isReply ? WORDS.headingReply : WORDS.heading} />
      <div className="tog-send">
        <div>
          <p>{isReply ? WORDS.leadReply : WORDS.lead}</p>
          <p className="small quiet">{WORDS.honest}</p>
        </div>
        <div>{way()}</div>
      </div>
    </section>
  );

  function way() {
    if (!isReply && likedOf(kept).length === 0) return <p className="quiet">{WORDS.needLikes}</p>;
    // An answer brings the matches to the other side; before the blind pass there are none.
    if (isReply && !kept.passed.includes(to)) return <p className="quiet">{WORDS.firstCards}</p>;
    if (!isMade || kept.self === 0 || pool === null) {
      return (
        <button type="button" className="btn btn-primary btn-lg" onClick={make}>
          {isReply ? WORDS.makeReply : WORDS.make}
        </button>
      );
    }
    const fragment = messageFragment(ownMessage(kept, to, pool));
    return fragment === null ? (
      <p role="alert">{WORDS.tooLong}</p>
    ) : (
      <PassOn
        id="send-link"
        label={WORDS.field}
        link={`${location.origin}${PATHS.together}${fragment}`}
        copied={WORDS.copied}
      />
    );
  }
}
