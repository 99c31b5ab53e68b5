import type { Reply } from "#server/http/reply.ts";

/** A page as it is kept: plain data. */
export type KeptPage = {
  readonly headers: Reply["headers"];
  readonly br: Uint8Array<ArrayBuffer>;
  readonly etag: string;
  /** When it has to be made anew, in milliseconds since 1970. */
  readonly until: number;
};

/** Where pages are kept for longer than a process lives. What cannot be read or written is no fault: the page is made anew. */
export type PageShelf = {
  get(key: string): Promise<KeptPage | undefined>;
  /** Whether the page lies there now. */
  put(key: string, page: KeptPage): Promise<boolean>;
};
