import { sql } from "kysely";

/**
 * A stored id in small letters. Lists once took in ids as SSA writes names, "Noah"; until such a list is read and mended
 * (mend-list.ts), what is said of "noah" is meant for that row, too.
 */
export const idInSmallLetters = sql<string>`lower(name_id)`;
