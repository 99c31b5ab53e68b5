import { TOGETHER_PAGE } from "#content/site/together-page.ts";
import { receiveMessage } from "#domain/together/together-state.ts";
import type { Message } from "#domain/together/message/message.ts";
import { storeTogether, useTogetherState } from "#app/together/together-store.ts";
import type { Accepting } from "./accepting.ts";
import { ArrivingNotice } from "./arriving-notice.tsx";

const { arriving: WORDS } = TOGETHER_PAGE;

type Props = Accepting & { readonly message: Message };

/** A partner's names, to be judged; or the answer to one's own. */
export function ArrivingMessage({ message, onAccept, onClose }: Props) {
  const { self } = useTogetherState();
  const isAnswer = self !== 0 && message.to === self;
  const take = () => storeTogether((kept) => receiveMessage(kept, message));
  return (
    <ArrivingNotice
      title={isAnswer ? WORDS.answer : WORDS.message}
      text={isAnswer ? WORDS.answerText : WORDS.messageText}
      onClose={onClose}
    >
      <button
        type="button"
        className="btn btn-primary"
        onClick={() => onAccept(take, isAnswer ? "matches" : "cards")}
      >
        {isAnswer ? WORDS.answerButton : WORDS.begin}
      </button>
    </ArrivingNotice>
  );
}
