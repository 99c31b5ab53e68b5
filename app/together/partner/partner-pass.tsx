import { useState } from "react";
import { useNavigate } from "react-router";
import { TOGETHER_PAGE } from "#content/site/together-page.ts";
import { choiceOf } from "#domain/together/judging/fill.ts";
import type { NamePool } from "#domain/together/judging/name-pool.ts";
import { shuffled } from "#domain/together/judging/shuffled.ts";
import { candidateOf, type NameCandidate } from "#domain/together/judging/verdict.ts";
import type { Message } from "#domain/together/message/message.ts";
import { withSender } from "#domain/together/message/sender-name.ts";
import { judge, receiveMessage, unjudge } from "#domain/together/together-state.ts";
import { fillIn } from "#domain/text/fill-in.ts";
import { Cards } from "#app/together/judging/cards.tsx";
import { CARD_HEADING } from "#app/together/judging/name-card.tsx";
import { HowPrivate } from "#app/together/how-private.tsx";
import { PATHS } from "#app/site/paths.data.ts";
import { STEP_HASHES, useGoTo } from "#app/together/steps.ts";
import { storeTogether, useTogetherState } from "#app/together/together-store.ts";
import { passWords } from "./pass-words.ts";

const { cards: CARDS, partner: WORDS } = TOGETHER_PAGE;

type Props = {
  readonly message: Message;
  /** Whether the message has just come by a link. It counts from the first answer on, and not before: anybody can send one. */
  readonly isNew: boolean;
  /** The sender's first name; "" for none. */
  readonly sender: string;
  readonly pool: NamePool;
};

/** A partner's names, in an order of this device's own, and no others. What the partner thinks of them is told nowhere. */
export function PartnerPass({ message, isNew, sender, pool }: Props) {
  const kept = useTogetherState();
  const goTo = useGoTo();
  const navigate = useNavigate();
  const [cards] = useState(() => shuffled(message.names.map(candidateOf), Math.random));
  const [past, setPast] = useState<readonly NameCandidate[]>([]);

  const judged = new Set(kept.judged.map(({ id }) => id));
  const left = cards.filter(({ id }) => !judged.has(id));
  const [card = null] = left;
  const last = past.at(-1);
  const words = passWords(sender, cards.length);
  const accept = () => storeTogether((now) => receiveMessage(now, message));
  const toMatches = () => goTo("matches", { replace: true });

  return (
    <div className="tog-partner">
      <h2 className="tog-title">{words.heading}</h2>
      <p className="small quiet">{words.lead}</p>
      <Cards
        pool={pool}
        promise={words.promise}
        line={
          card === null ? null : (
            <p className="tog-line num">
              {fillIn(CARDS.progress, {
                place: `${cards.length - left.length + 1}`,
                count: `${cards.length}`,
              })}
            </p>
          )
        }
        table={{
          card,
          judge(verdict) {
            if (card === null) return;
            if (isNew) accept();
            storeTogether((now) => judge(now, { ...card, verdict, by: choiceOf(card, now, pool) }));
            setPast([...past, card]);
            if (left.length === 1) toMatches();
            // What the link has brought does not stay in the address.
            else if (isNew) {
              void navigate(PATHS.together + withSender(STEP_HASHES.partner, sender), {
                replace: true,
                preventScrollReset: true,
              });
            }
          },
          undo:
            last === undefined
              ? null
              : {
                  card: last,
                  take() {
                    storeTogether((now) => unjudge(now, last.id));
                    setPast(past.slice(0, -1));
                  },
                },
        }}
        over={
          <Known
            onMatches={() => {
              accept();
              toMatches();
            }}
          />
        }
      />
      <HowPrivate />
    </div>
  );
}

type KnownProps = { readonly onMatches: () => void };

/** Nothing is left to be judged: all of it was known before. */
function Known({ onMatches }: KnownProps) {
  return (
    <div className="tog-over">
      <h2 id={CARD_HEADING} tabIndex={-1}>
        {WORDS.known}
      </h2>
      <button type="button" className="btn btn-primary btn-lg" onClick={onMatches}>
        {CARDS.toMatches}
      </button>
    </div>
  );
}
