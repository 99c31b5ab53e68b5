import type { ColumnType, Kysely } from "kysely";

/** Times are text in ISO 8601, UTC: one type on both engines, and it sorts. */
export type Tables = {
  visitors: {
    /** Hex SHA-256 of the number that the browser holds. */
    hash: string;
    /** Days, such as 2026-11-21. */
    first_seen: string;
    last_seen: string;
  };
  saved_names: {
    visitor: string;
    name_id: string;
    note: string;
    saved_at: string;
    /** Smallest first. A new name takes one less than the smallest, so only the order within a list has a meaning. */
    position: number;
  };
  subscribers: {
    /** 128 random bits; stands in links, where the address must not. */
    id: string;
    /** As it was typed. */
    email: string;
    /** Folded: one for all spellings of an address. */
    email_key: string;
    state: SubscriberState;
    /** When last asked for, known address or not. */
    asked_at: string;
    confirmed_at: string | null;
    /** When unsubscribed or bounced. */
    left_at: string | null;
    /** The last letter about the subscription itself, and how many within a day of one another. */
    letter_at: string | null;
    letters: number;
  };
  newsletter_issues: {
    /** Such as 2026-12. */
    id: string;
    begun_at: string;
    /** Of the file it was begun with. */
    text_hash: string;
    /** Which run sends it, and until when that may be believed without another sign of life. */
    runner: string | null;
    runner_until: string | null;
  };
  newsletter_deliveries: {
    issue: string;
    subscriber: string;
    state: DeliveryState;
    message_id: string | null;
    attempts: number;
    changed_at: string;
    /** What the mail server said to a refusal. */
    reply: string | null;
  };
  contact_messages: {
    number: number;
    received_at: string;
    name: string;
    email: string;
    subject: string;
    message: string;
    /** null: not mailed, or not yet. */
    mailed_at: string | null;
    /** A mistake in a name, as JSON; name, subject and message are empty then. null: a message in words. */
    report: string | null;
    /** When somebody at the desk was done with it; null: it waits. */
    done_at: string | null;
    /** When it was answered from the desk. */
    answered_at: string | null;
  };
  /** Single letters that wait to be sent. At most one of each kind about the same thing. */
  waiting_letters: {
    kind: LetterKind;
    /** Id of a subscriber, or number of a message. */
    about: string;
    /** While it is being sent: when it may be tried again if nothing more is heard. */
    due_at: string;
    attempts: number;
  };
  /** Rooms in which two choose names together: what they hold is sealed by their devices. */
  rooms: {
    id: string;
    /** The number of its last change, among the changes of all rooms. PostgreSQL gives it as text. */
    version: ChangeNumber;
    /** A day. */
    last_used: string;
    /** 1 once somebody has ended it. */
    ended: number;
    /** 1 once two devices were in it at the same time. */
    shared: number;
  };
  room_slots: { room: string; slot: string; version: ChangeNumber; blob: string };
  /** SQLite only: one row, the number of the last change of any room. PostgreSQL has the sequence room_change_numbers. */
  room_changes: { id: number; last: number };
  /** One row, numbered 1: what the daily removal knows of the calendar. Days, such as 2026-11-21. */
  retention: {
    id: number;
    /** The last day that was seen and believed. */
    last_day: string;
    /** The last day on which something was to be removed. */
    run_day: string | null;
  };
  /** How often something was on a day. PostgreSQL gives the count as text. */
  counts: {
    /** Such as 2026-11-21. */
    day: string;
    kind: CountKind;
    key: string;
    count: ColumnType<number | string, number, number>;
  };
  /** What lets the operator in: links that open the desk, and sessions. Hex SHA-256. */
  desk_keys: { hash: string; kind: DeskKeyKind; expires_at: string };
  /** What was done at the desk. */
  desk_actions: { id: string; done_at: string; what: DeskActionKind; about: string };
  /** Long work that the desk has begun: one row for each kind of work. */
  desk_jobs: {
    name: string;
    /** Which run it is. */
    run: string;
    begun_at: string;
    /** The last sign of life. */
    seen_at: string;
    done: number;
    total: number;
    ended_at: string | null;
    /** Of the last run that had one; JSON. */
    outcome: string | null;
  };
  /** Random numbers of this site that must outlive a restart. */
  kept_secrets: { name: string; value: string };
};

type ChangeNumber = ColumnType<number | string, number, number>;
export type SubscriberState = "pending" | "confirmed" | "unsubscribed" | "bounced";
export type DeliveryState = "queued" | "sending" | "sent" | "refused";
/** They lie in databases: never renamed. Answers by route and status; in steps of time and of size; searches that found nothing. */
export type CountKind = "requests" | "ms" | "bytes" | "missed";
export type DeskKeyKind = "link" | "session";
/** They lie in databases: never renamed. */
export type DeskActionKind =
  | "desk opened"
  | "signed out"
  | "message answered"
  | "message done"
  | "message deleted"
  | "inbox exported"
  | "subscribers exported"
  | "subscriber removed"
  | "subscriber bounced"
  | "test sent"
  | "issue sent"
  | "directory checked"
  | "backup made";
export type LetterKind = "subscription" | "contact";

export type Queries = Kysely<Tables>;

export type DatabaseFile = {
  readonly path: string;
  /** Bytes that may still be added before the ceiling is reached. */
  readonly room: () => number;
  /** Cuts the log, which gives room back, and commits something that changes nothing; false when that is refused. */
  readonly tryWrite: () => boolean;
};

/** A database. Where it cannot do what it is asked, it throws a StorageFault. */
export type Database = {
  readonly engine: "sqlite" | "postgres";
  readonly db: Queries;
  /** Rejects when the database does not answer. */
  readonly ping: () => Promise<void>;
  /** Takes what was deleted out of the database's files, as far as the engine can; for once a day. */
  readonly purge: () => Promise<void>;
  /** The file of an embedded database that has one. */
  readonly file?: DatabaseFile;
  readonly close: () => Promise<void>;
};

/** Until it is opened, each statement is refused with a StorageFault ("away"). */
export type DatabaseToOpen = Database & {
  /**
   * Brings the schema up to date, and lets statements through; safe when several processes do so at the same moment.
   * Rejects with a StartFault; after one that may pass, it may be called again.
   */
  readonly open: () => Promise<void>;
};
