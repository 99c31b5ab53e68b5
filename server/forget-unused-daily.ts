import { LONELY_ROOM_DAYS, ROOM_DAYS } from "#domain/together/rooms.ts";
import { forgetDaily } from "./forget-daily.ts";
import type { Services } from "./services.ts";

const DAY_MS = 24 * 60 * 60 * 1000;
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
    what: `rooms not used for ${ROOM_DAYS} days, or ${LONELY_ROOM_DAYS} by one device alone`,
    days: ROOM_DAYS,
    forget: (since) =>
      rooms.forgetUnusedSince({
        shared: since,
        lonely: new Date(since.getTime() + (ROOM_DAYS - LONELY_ROOM_DAYS) * DAY_MS),
      }),
    now,
    log,
  });
}
