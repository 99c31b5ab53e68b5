import { ROOM_DAYS } from "#domain/together/rooms.ts";
import { forgetDaily } from "./forget-daily.ts";
import type { Services } from "./services.ts";

/** The cookie of a visitor has expired by then. */
const VISITOR_DAYS = 400;

/** Removes, day by day, visitors who have not come back and rooms that nobody uses. */
export function forgetUnusedDaily({
  savedNames,
  rooms,
  now,
  log,
}: Pick<Services, "savedNames" | "rooms" | "now" | "log">): void {
  forgetDaily({
    what: `visitors not seen for ${VISITOR_DAYS} days`,
    days: VISITOR_DAYS,
    forget: (since) => savedNames.forgetUnusedSince(since),
    now,
    log,
  });
  forgetDaily({
    what: `rooms not used for ${ROOM_DAYS} days`,
    days: ROOM_DAYS,
    forget: (since) => rooms.forgetUnusedSince(since),
    now,
    log,
  });
}
