import { flushSync } from "react-dom";
import { href, useNavigate } from "react-router";
import { TOGETHER_PAGE } from "#content/site/together-page.ts";
import { hear, named } from "#domain/together/kept-together.ts";
import { readMessage } from "#domain/together/message-link.ts";
import { joinedRoom, readRoomLink } from "#domain/together/room-link.ts";
import { useFragment } from "#app/private-links/use-fragment.ts";
import { keepTogether, useKeptTogether } from "#app/together/kept-together-store.ts";
import { randomBytes, randomNumber } from "#app/together/random.ts";
import { ArrivingNotice } from "./arriving-notice.tsx";

const { arriving: WORDS } = TOGETHER_PAGE;

type Props = { readonly onCards: () => void; readonly onMatches: () => void };

/** What a link has brought. Anybody can send one, so it counts only when the visitor says so. */
export function Arriving({ onCards, onMatches }: Props) {
  const fragment = useFragment();
  const { self, room } = useKeptTogether();
  const navigate = useNavigate();
  const clean = () => void navigate(href("/together"), { replace: true, preventScrollReset: true });

  const accept = (change: () => void, show: () => void) => {
    flushSync(change);
    show();
    clean();
  };

  const inRoom = readRoomLink(fragment);
  if (inRoom.kind !== "none") {
    if (inRoom.kind !== "room") return <ArrivingNotice {...WORDS.faults[inRoom.kind]} onClose={clean} />;
    if (room?.link === fragment)
      return <ArrivingNotice title={WORDS.own} text={WORDS.ownText} onClose={clean} />;
    const joined = joinedRoom(inRoom.secret, randomBytes);
    const join = () => keepTogether((kept) => ({ ...named(kept, randomNumber()), room: joined }));
    return (
      <ArrivingNotice title={WORDS.room} text={WORDS.roomText} onClose={clean}>
        <button type="button" className="btn btn-primary" onClick={() => accept(join, onCards)}>
          {WORDS.join}
        </button>
      </ArrivingNotice>
    );
  }

  const reading = readMessage(fragment);
  if (reading.kind === "none") return null;
  if (reading.kind !== "message") return <ArrivingNotice {...WORDS.faults[reading.kind]} onClose={clean} />;
  const { message } = reading;
  if (message.from === self) return <ArrivingNotice title={WORDS.own} text={WORDS.ownText} onClose={clean} />;
  const isAnswer = self !== 0 && message.to === self;
  const take = () => keepTogether((kept) => hear(kept, message));
  return (
    <ArrivingNotice
      title={isAnswer ? WORDS.answer : WORDS.message}
      text={isAnswer ? WORDS.answerText : WORDS.messageText}
      onClose={clean}
    >
      <button
        type="button"
        className="btn btn-primary"
        onClick={() => accept(take, isAnswer ? onMatches : onCards)}
      >
        {isAnswer ? WORDS.answerButton : WORDS.begin}
      </button>
    </ArrivingNotice>
  );
}
