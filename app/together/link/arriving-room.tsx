import { TOGETHER_PAGE } from "#content/site/together-page.ts";
import { named } from "#domain/together/kept-together.ts";
import { joinedRoom } from "#domain/together/room-link.ts";
import { keepTogether } from "#app/together/kept-together-store.ts";
import { randomBytes, randomNumber } from "#app/together/random.ts";
import type { Accepting } from "./accepting.ts";
import { ArrivingNotice } from "./arriving-notice.tsx";

const { arriving: WORDS } = TOGETHER_PAGE;

type Props = Accepting & { readonly secret: Uint8Array };

/** An invitation to a room. */
export function ArrivingRoom({ secret, onAccept, onClose }: Props) {
  const join = () => {
    const room = joinedRoom(secret, randomBytes);
    keepTogether((kept) => ({ ...named(kept, randomNumber()), room }));
  };
  return (
    <ArrivingNotice title={WORDS.room} text={WORDS.roomText} onClose={onClose}>
      <button type="button" className="btn btn-primary" onClick={() => onAccept(join, "cards")}>
        {WORDS.join}
      </button>
    </ArrivingNotice>
  );
}
