import { TOGETHER_PAGE } from "#content/site/together-page.ts";
import { named } from "#domain/together/together-state.ts";
import { joinedRoom, type RoomInvitation } from "#domain/together/room/room-link.ts";
import { storeTogether, useTogetherState } from "#app/together/together-store.ts";
import { randomBytes, randomNumber } from "#app/together/random.ts";
import { leaveRoom } from "#app/together/room/room-line.ts";
import type { Accepting } from "./accepting.ts";
import { ArrivingNotice } from "./arriving-notice.tsx";

const { arriving: WORDS } = TOGETHER_PAGE;

type Props = Accepting & { readonly invitation: RoomInvitation };

/** An invitation to a room. */
export function ArrivingRoom({ invitation, onAccept, onClose }: Props) {
  const { room: before } = useTogetherState();
  const join = () => {
    const room = joinedRoom(invitation, randomBytes);
    storeTogether((kept) => ({ ...named(kept, randomNumber()), room }));
    // Without a network what is sealed there stays until that room is 90 days old: nobody is kept waiting for it.
    if (before !== null) leaveRoom(before).catch(() => undefined);
  };
  return (
    <ArrivingNotice
      title={WORDS.room}
      text={before === null ? WORDS.roomText : `${WORDS.roomText} ${WORDS.otherRoomText}`}
      onClose={onClose}
    >
      <button type="button" className="btn btn-primary" onClick={() => onAccept(join, "likes")}>
        {WORDS.join}
      </button>
    </ArrivingNotice>
  );
}
