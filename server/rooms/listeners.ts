/** Whoever waits for changes of a room in this process. */
export type Listeners = {
  /** Returns what ends the waiting. */
  listen(room: string, listener: () => void): () => void;
  tell(room: string): void;
  /** When it is not known what was missed. */
  tellAll(): void;
  count(room: string): number;
  total(): number;
};

export function createListeners(): Listeners {
  const byRoom = new Map<string, Set<() => void>>();
  let total = 0;
  const tell = (room: string) => {
    for (const listener of byRoom.get(room) ?? []) listener();
  };
  return {
    listen(room, listener) {
      const here = byRoom.get(room) ?? new Set();
      byRoom.set(room, here.add(listener));
      total += 1;
      return () => {
        if (!here.delete(listener)) return;
        total -= 1;
        if (here.size === 0) byRoom.delete(room);
      };
    },
    tell,
    tellAll() {
      for (const room of byRoom.keys()) tell(room);
    },
    count: (room) => byRoom.get(room)?.size ?? 0,
    total: () => total,
  };
}
