import { keysOf } from "#domain/together/room/room-keys.ts";
import { type StoredRoomLink, readRoomLink } from "#domain/together/room/room-link.ts";
import { type StoredCounts, lineTo } from "./room-line.ts";
import { hearOf, type RoomNews } from "./room-news.ts";
import { createRoomSync, type HeardRoom, type RoomState, type RoomSync } from "./room-sync.ts";

type Ends = {
  readonly content: () => Uint8Array | null;
  readonly counts: StoredCounts;
  readonly onHeard: (heard: HeardRoom) => void;
  readonly onState: (state: RoomState) => void;
};

export type RoomConnection = Pick<RoomSync, "step" | "leave" | "close"> & {
  /** Where news come now and then only: asks for them at once. */
  readonly lookAgain: () => void;
};

const AGAIN_MS = 3_000;

/** Connects with a room, until it is closed. */
export function connectRoom(
  room: Pick<StoredRoomLink, "link" | "slot">,
  { content, counts, onHeard, onState }: Ends,
): RoomConnection {
  const closing = new AbortController();
  const { signal } = closing;
  let sync: RoomSync | undefined;
  let news: RoomNews | undefined;

  const start = async () => {
    const reading = readRoomLink(room.link);
    if (reading.kind !== "room") return onState("broken");
    const keys = await keysOf(reading.secret, reading.edition);
    if (signal.aborted) return;
    const hearing = new AbortController();
    signal.addEventListener("abort", () => hearing.abort());
    const made = createRoomSync(lineTo(keys, room.slot, counts), {
      content,
      onHeard: (heard) => (signal.aborted ? undefined : onHeard(heard)),
      onState(state) {
        if (signal.aborted) return;
        onState(state === "live" && news?.isSlow() === true ? "slow" : state);
        if (state === "ended" || state === "full") hearing.abort();
      },
      later(again) {
        const timer = setTimeout(again, AGAIN_MS);
        signal.addEventListener("abort", () => clearTimeout(timer));
      },
    });
    sync = made;
    signal.addEventListener("abort", made.close);
    news = hearOf(keys.room, { onNews: made.news, onLost: () => onState("waiting") }, hearing.signal);
    globalThis.addEventListener("online", () => made.news(null), { signal: hearing.signal });
  };

  onState("connecting");
  // No WebCrypto: a page that was not fetched by https.
  const started = start().catch(() => onState("broken"));
  return {
    step: () => sync?.step(),
    lookAgain: () => news?.lookAgain(),
    async leave() {
      await started;
      await sync?.leave();
    },
    close: () => closing.abort(),
  };
}
