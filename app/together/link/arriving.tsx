import { flushSync } from "react-dom";
import { useNavigate } from "react-router";
import { TOGETHER_PAGE } from "#content/site/together-page.ts";
import { readMessage } from "#domain/together/message/message-link.ts";
import { readOrderLink } from "#domain/together/message/order-link.ts";
import { readRoomLink } from "#domain/together/room/room-link.ts";
import { useFragment } from "#app/private-links/use-fragment.ts";
import { PATHS } from "#app/site/paths.data.ts";
import { useTogetherState } from "#app/together/together-store.ts";
import type { FocusTarget } from "./accepting.ts";
import { ArrivingMessage } from "./arriving-message.tsx";
import { ArrivingNotice } from "./arriving-notice.tsx";
import { ArrivingOrder } from "./arriving-order.tsx";
import { ArrivingRoom } from "./arriving-room.tsx";

const { arriving: WORDS } = TOGETHER_PAGE;

type Props = { readonly onShow: (part: FocusTarget) => void };

/** What a link has brought. Anybody can send one, so it counts only when the visitor says so. */
export function Arriving({ onShow }: Props) {
  const fragment = useFragment();
  const { self, room } = useTogetherState();
  const navigate = useNavigate();
  const clean = () => void navigate(PATHS.together, { replace: true, preventScrollReset: true });
  const accept = (change: () => void, show: FocusTarget) => {
    flushSync(change);
    onShow(show);
    clean();
  };
  const ends = { onAccept: accept, onClose: clean };

  const reading = [readRoomLink(fragment), readOrderLink(fragment), readMessage(fragment)].find(
    ({ kind }) => kind !== "none",
  );
  switch (reading?.kind) {
    case undefined:
    case "none":
      return null;
    case "room":
      return room?.link === fragment ? own() : <ArrivingRoom invitation={reading} {...ends} />;
    case "order":
      return reading.order.from === self ? own() : <ArrivingOrder order={reading.order} {...ends} />;
    case "message":
      return reading.message.from === self ? own() : <ArrivingMessage message={reading.message} {...ends} />;
    case "newer version":
    case "broken":
    case "too long":
      return <ArrivingNotice {...WORDS.faults[reading.kind]} onClose={clean} />;
  }

  function own() {
    return <ArrivingNotice title={WORDS.own} text={WORDS.ownText} onClose={clean} />;
  }
}
