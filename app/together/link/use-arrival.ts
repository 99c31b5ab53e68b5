import { useMemo } from "react";
import type { Message } from "#domain/together/message/message.ts";
import { readMessage } from "#domain/together/message/message-link.ts";
import { readOrderLink } from "#domain/together/message/order-link.ts";
import { splitSender } from "#domain/together/message/sender-name.ts";
import { readRoomLink } from "#domain/together/room/room-link.ts";
import { useFragment } from "#app/private-links/use-fragment.ts";
import { useStep } from "#app/together/steps.ts";
import { useTogetherState } from "#app/together/together-store.ts";

/** What a link has brought, other than the step that one is at. */
export type Reading = Exclude<ReturnType<typeof readLink>, null>;

type Arrival =
  | { readonly kind: "none" }
  /** A partner's names, to be judged. */
  | {
      readonly kind: "pass";
      readonly message: Message;
      readonly isNew: boolean;
      readonly sender: string;
    }
  /** Something to be told, and to be accepted or left. */
  | { readonly kind: "notice"; readonly reading: Reading; readonly fragment: string };

/** Whether the page was opened by a link, or is at a partner's cards: then it shows nothing of its own. */
export function useArrival(): Arrival {
  const whole = useFragment();
  const step = useStep();
  const { self, heard } = useTogetherState();
  const { fragment, sender } = splitSender(whole);
  const reading = useMemo(() => readLink(fragment), [fragment]);
  const last = heard.at(-1);
  if (reading?.kind === "message" && reading.message.from !== self) {
    const { message } = reading;
    const isAnswer = self !== 0 && message.to === self;
    if (!isAnswer) return { kind: "pass", message, isNew: true, sender };
  }
  if (reading !== null) return { kind: "notice", reading, fragment };
  if (step === "partner" && last !== undefined) return { kind: "pass", message: last, isNew: false, sender };
  return { kind: "none" };
}

function readLink(fragment: string) {
  const [first] = [readRoomLink(fragment), readOrderLink(fragment), readMessage(fragment)].flatMap(
    (reading) => (reading.kind === "none" ? [] : reading),
  );
  return first ?? null;
}
