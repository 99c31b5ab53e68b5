import { type KeptRoom, readRoomLink } from "#domain/together/room-link.ts";
import { keysOf } from "#domain/together/sealed-blob.ts";
import { lineTo, roomPath } from "./room-line.ts";
import { createRoomSync, type RoomState, type RoomSync } from "./room-sync.ts";

type Ends = {
  readonly content: () => Uint8Array | null;
  readonly onHeard: (others: readonly Uint8Array[]) => void;
  readonly onState: (state: RoomState) => void;
};

const AGAIN_MS = 3_000;

/** Connects with a room, until it is closed. Events say that something has changed; a browser that lost them comes back by itself. */
export function connectRoom(room: KeptRoom, { content, onHeard, onState }: Ends): RoomSync {
  const closing = new AbortController();
  const { signal } = closing;
  let sync: RoomSync | undefined;
  let events: EventSource | undefined;

  const start = async () => {
    const reading = readRoomLink(room.link);
    if (reading.kind !== "room") return onState("broken");
    const keys = await keysOf(reading.secret);
    if (signal.aborted) return;
    const made = createRoomSync(lineTo(keys, room.slot), {
      content,
      onHeard: (others) => (signal.aborted ? undefined : onHeard(others)),
      onState(state) {
        if (signal.aborted) return;
        onState(state);
        if (state === "ended" || state === "full") events?.close();
      },
      later(again) {
        const timer = setTimeout(again, AGAIN_MS);
        signal.addEventListener("abort", () => clearTimeout(timer));
      },
    });
    sync = made;
    const { step } = made;
    signal.addEventListener("abort", made.close);

    const listen = () => {
      events = new EventSource(`${roomPath(keys)}/changes`);
      // One comes at the beginning, and after each time that the connection was lost.
      events.addEventListener("message", step);
      events.addEventListener("error", () => {
        onState("waiting");
        // An answer that is no stream ends it for good: the server is starting, or has too many listeners.
        if (events?.readyState !== EventSource.CLOSED) return;
        const timer = setTimeout(listen, AGAIN_MS);
        signal.addEventListener("abort", () => clearTimeout(timer));
      });
    };
    listen();
    signal.addEventListener("abort", () => events?.close());
    globalThis.addEventListener("online", step, { signal });
  };

  onState("connecting");
  // No WebCrypto: a page that was not fetched by https.
  const started = start().catch(() => onState("broken"));
  return {
    step: () => sync?.step(),
    async leave() {
      await started;
      await sync?.leave();
    },
    close: () => closing.abort(),
  };
}
