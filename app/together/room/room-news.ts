import { roomPath } from "./call-room.ts";

const AGAIN_MS = { first: 3_000, longest: 60_000 } as const;
/** Where no stream is to be had, somebody who looks at the page hears of changes within so long. */
const LOOK_MS = 30_000;

type Ends = {
  /** As RoomSync.news. */
  readonly onNews: (version: number | null) => void;
  /** The stream was lost; a browser comes back by itself. */
  readonly onLost: () => void;
};

export type RoomNews = {
  /** No stream is to be had: too many wait behind this address, or the server is starting. */
  readonly isSlow: () => boolean;
  /** Asks for a stream at once, and reads the room. */
  readonly lookAgain: () => void;
};

/** Hears of a room's changes until it is closed: by a stream of events, or by looking now and then where there is none. */
export function hearOf(room: string, { onNews, onLost }: Ends, closed: AbortSignal): RoomNews {
  let events: EventSource | undefined;
  let isSlow = false;
  let againMs: number = AGAIN_MS.first;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const listen = () => {
    clearTimeout(timer);
    events?.close();
    const made = new EventSource(`${roomPath(room)}/changes`);
    events = made;
    // One without a version comes at the beginning, and after each time that the connection was lost.
    made.addEventListener("message", ({ data }) => {
      isSlow = false;
      againMs = AGAIN_MS.first;
      onNews(versionIn(data));
    });
    made.addEventListener("error", () => {
      // An answer that is no stream ends it for good: a refusal, in most cases.
      if (made.readyState !== EventSource.CLOSED) return onLost();
      isSlow = true;
      timer = setTimeout(listen, againMs);
      againMs = Math.min(2 * againMs, AGAIN_MS.longest);
      look();
    });
  };
  const look = () => {
    if (isSlow && document.visibilityState === "visible") onNews(null);
  };
  const looking = setInterval(look, LOOK_MS);
  let hiddenAt = Number.POSITIVE_INFINITY;
  const seenOrHidden = () => {
    // A phone that slept has lost its stream, and may not know it yet.
    if (document.visibilityState === "visible" && Date.now() - hiddenAt > LOOK_MS) onNews(null);
    hiddenAt = document.visibilityState === "hidden" ? Date.now() : Number.POSITIVE_INFINITY;
  };
  document.addEventListener("visibilitychange", seenOrHidden, { signal: closed });
  closed.addEventListener("abort", () => {
    clearTimeout(timer);
    clearInterval(looking);
    events?.close();
  });
  listen();
  return {
    isSlow: () => isSlow,
    lookAgain() {
      onNews(null);
      listen();
    },
  };
}

/** "changed 17"; null for "changed", and for what another build may say. */
function versionIn(data: unknown): number | null {
  const version = typeof data === "string" ? /^changed (\d{1,15})$/.exec(data)?.[1] : undefined;
  return version === undefined ? null : Number(version);
}
