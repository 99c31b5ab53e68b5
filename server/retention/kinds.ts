import { LONELY_ROOM_DAYS, ROOM_DAYS } from "#domain/together/room/rooms.ts";
import {
  type Expired,
  expiredCounts,
  expiredDeskActions,
  expiredMessages,
  expiredRooms,
  expiredSubscriptions,
  expiredVisitors,
} from "#server/storage/retention/expired-rows.ts";
import type { Queries } from "#server/storage/tables.ts";
import { expiredLetters } from "./expired-letters.ts";

/** Something that is kept for so many days after its last use, and then removed. */
export type RetentionKind = Expired & {
  /** For the log: "visitors not seen for 400 days". */
  readonly what: string;
  readonly days: number;
  /** Nobody loses anything by it: all that is due may go at once. */
  readonly isHarmless?: true;
};

/** The cookie of a visitor has expired by then. */
const VISITOR_DAYS = 400;
const SUBSCRIPTION_DAYS = 30;
/** Seven years, as the privacy page says. */
const MESSAGE_DAYS = 7 * 365 + 2;
const OUTBOX_DAYS = 30;
const DESK_DAYS = 365;
const COUNTS_DAYS = 365;

/** All that is not kept for ever. */
export function retentionKinds(db: Queries, outbox: string): readonly RetentionKind[] {
  return [
    {
      what: `visitors not seen for ${VISITOR_DAYS} days`,
      days: VISITOR_DAYS,
      ...expiredVisitors(db),
    },
    { what: `rooms not used for ${ROOM_DAYS} days`, days: ROOM_DAYS, ...expiredRooms(db, "all") },
    {
      what: `rooms that one device alone has used, not used for ${LONELY_ROOM_DAYS} days`,
      days: LONELY_ROOM_DAYS,
      // Most rooms are, each day; and its device makes it anew.
      isHarmless: true,
      ...expiredRooms(db, "lonely"),
    },
    {
      what: `subscriptions not confirmed, or ended, for ${SUBSCRIPTION_DAYS} days`,
      days: SUBSCRIPTION_DAYS,
      ...expiredSubscriptions(db),
    },
    { what: "messages older than seven years", days: MESSAGE_DAYS, ...expiredMessages(db) },
    {
      what: `letters that have lain in the outbox for ${OUTBOX_DAYS} days`,
      days: OUTBOX_DAYS,
      ...expiredLetters(outbox),
    },
    { what: "counts of a year ago", days: COUNTS_DAYS, isHarmless: true, ...expiredCounts(db) },
    {
      what: "what was done at the desk, a year ago",
      days: DESK_DAYS,
      isHarmless: true,
      ...expiredDeskActions(db),
    },
  ];
}
