import type { RoomNews } from "#server/storage/rooms.ts";

/** Told of the version that a room has now; of null when it is not known what was missed. */
type Listener = (version: number | null) => void;

/** Whoever waits for changes of a room in this process. */
export type Listeners = {
  /** Returns what ends the waiting. */
  listen(room: string, listener: Listener): () => void;
  /** Each version is told once, from wherever it is heard, and none after a later one. */
  tell(news: RoomNews): void;
  /** When it is not known what was missed. */
  tellAll(): void;
  count(room: string): number;
  total(): number;
};

/** `onFirst` is told when somebody begins to wait while nobody else does. */
export function createListeners(onFirst: () => void = () => {}): Listeners {
  const byRoom = new Map<string, { readonly here: Set<Listener>; told: number }>();
  let total = 0;
  return {
    listen(room, listener) {
      const waiting = byRoom.get(room) ?? { here: new Set(), told: 0 };
      byRoom.set(room, waiting);
      waiting.here.add(listener);
      total += 1;
      if (total === 1) onFirst();
      return () => {
        if (!waiting.here.delete(listener)) return;
        total -= 1;
        if (waiting.here.size === 0) byRoom.delete(room);
      };
    },
    tell({ room, version }) {
      const waiting = byRoom.get(room);
      if (waiting === undefined || version <= waiting.told) return;
      waiting.told = version;
      for (const listener of waiting.here) listener(version);
    },
    tellAll() {
      for (const waiting of byRoom.values()) {
        // The count may have been set back with the database.
        waiting.told = 0;
        for (const listener of waiting.here) listener(null);
      }
    },
    count: (room) => byRoom.get(room)?.here.size ?? 0,
    total: () => total,
  };
}
