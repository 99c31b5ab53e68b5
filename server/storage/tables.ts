import type { Kysely } from "kysely";

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
};

export type Queries = Kysely<Tables>;

/** An open database, brought to the newest schema. */
export type Database = {
  readonly engine: "sqlite" | "postgres";
  readonly db: Queries;
  /** Rejects when the database does not answer. */
  readonly ping: () => Promise<void>;
  readonly close: () => Promise<void>;
};
