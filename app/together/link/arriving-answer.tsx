import { TOGETHER_PAGE } from "#content/site/together-page.ts";
import { receiveMessage } from "#domain/together/together-state.ts";
import type { Message } from "#domain/together/message/message.ts";
import { storeTogether } from "#app/together/together-store.ts";
import type { Accepting } from "./accepting.ts";
import { ArrivingNotice } from "./arriving-notice.tsx";

const { arriving: WORDS, cards: CARDS } = TOGETHER_PAGE;

type Props = Accepting & { readonly message: Message };

/** The answer to one's own names. */
export function ArrivingAnswer({ message, onAccept, onClose }: Props) {
  const take = () => storeTogether((kept) => receiveMessage(kept, message));
  return (
    <ArrivingNotice title={WORDS.answer} text={WORDS.answerText} onClose={onClose}>
      <button type="button" className="btn btn-primary btn-lg" onClick={() => onAccept(take, "matches")}>
        {CARDS.toMatches}
      </button>
    </ArrivingNotice>
  );
}
