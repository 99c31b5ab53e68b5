import { flushSync } from "react-dom";
import { TOGETHER_PAGE } from "#content/site/together-page.ts";
import { type Step, useGoTo } from "#app/together/steps.ts";
import { useTogetherState } from "#app/together/together-store.ts";
import { ArrivingAnswer } from "./arriving-answer.tsx";
import { ArrivingNotice } from "./arriving-notice.tsx";
import { ArrivingOrder } from "./arriving-order.tsx";
import { ArrivingRoom } from "./arriving-room.tsx";
import type { Reading } from "./use-arrival.ts";

const { arriving: WORDS } = TOGETHER_PAGE;

type Props = { readonly reading: Reading; readonly fragment: string };

/** What a link has brought. Anybody can send one, so it counts only when the visitor says so. */
export function Arriving({ reading, fragment }: Props) {
  const { self, room } = useTogetherState();
  const goTo = useGoTo();
  const accept = (change: () => void, to: Step) => {
    flushSync(change);
    goTo(to, { replace: true });
  };
  const clean = () => goTo("likes", { replace: true });
  const ends = { onAccept: accept, onClose: clean };

  switch (reading.kind) {
    case "room":
      return room?.link === fragment ? own() : <ArrivingRoom invitation={reading} {...ends} />;
    case "order":
      return reading.order.from === self ? own() : <ArrivingOrder order={reading.order} {...ends} />;
    case "message":
      return reading.message.from === self ? own() : <ArrivingAnswer message={reading.message} {...ends} />;
    case "newer version":
    case "broken":
    case "too long":
      return <ArrivingNotice {...WORDS.faults[reading.kind]} onClose={clean} />;
  }

  function own() {
    return <ArrivingNotice title={WORDS.own} text={WORDS.ownText} onClose={clean} />;
  }
}
