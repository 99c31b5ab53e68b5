import { fields, list, or, string, within } from "#domain/schema/schema.ts";

/** By which a device knows a packet that was current once from one that is current now. */
export type PacketCounts = {
  /** Of the last packet that this device has sealed; 0 before the first. */
  readonly sent: number;
  /** The highest that was opened of each other slot; those that rose last stand last. */
  readonly seen: readonly SlotCount[];
};

type SlotCount = { readonly slot: string; readonly count: number };

export const NO_COUNTS: PacketCounts = { sent: 0, seen: [] };

/** More than ever are in a room at a time: devices that leave and come back take new slots. */
const MOST_SEEN = 32;

/** Whether a packet of another slot was replaced already: somebody has put an old one back. */
export function isOutdated({ seen }: PacketCounts, { slot, count }: SlotCount): boolean {
  return seen.some((known) => known.slot === slot && known.count > count);
}

/** With packets of other slots that were opened; the same object where nothing is new. */
export function withSeen(counts: PacketCounts, packets: readonly SlotCount[]): PacketCounts {
  const highest = new Map(counts.seen.map(({ slot, count }) => [slot, count]));
  let isNew = false;
  for (const { slot, count } of packets) {
    if ((highest.get(slot) ?? -1) >= count) continue;
    // As the last one.
    highest.delete(slot);
    highest.set(slot, count);
    isNew = true;
  }
  if (!isNew) return counts;
  return { ...counts, seen: [...highest].map(([slot, count]) => ({ slot, count })).slice(-MOST_SEEN) };
}

const safe = within(0, Number.MAX_SAFE_INTEGER);
const asKept = fields({ sent: or(safe, 0), seen: list(fields({ slot: string, count: safe })) });

/** Counts as a browser gives them back; what cannot be is left out. */
export function readPacketCounts(value: unknown): PacketCounts {
  return asKept(value) ?? NO_COUNTS;
}
