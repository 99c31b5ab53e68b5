import type { Logger } from "pino";
import type { OwnWords } from "#domain/brand/own-words.ts";
import { utcDay } from "#domain/text/day.ts";
import { etagOf } from "#server/http/etag.ts";
import type { Reply } from "#server/http/reply.ts";
import { NO_PARTS, type OwnParts } from "./own-parts.ts";
import { ownWordsOf } from "./own-words-of.ts";
import { type OwnSources, readOwnWords } from "./read-own-words.ts";

/** An operator's words in a form that threads read without a copy: JSON in shared memory. */
export type SharedWords = { readonly version: string; readonly bytes: SharedArrayBuffer };

/** An operator's words as they are now. */
export type OwnWordsHeld = {
  readonly shared: () => SharedWords | null;
  /** What tells pages that were made of other words, or of other records, apart; empty while all are those that come with the site. */
  readonly version: () => string;
  /** What is wrong in the folder, a sentence a file; empty when all is well. */
  readonly faults: () => readonly string[];
  /** The files that browsers fetch, by their addresses; those of before, too, which pages that are open still ask for. */
  readonly files: ReadonlyMap<string, Reply>;
  /** Reads the folder again and takes all of it at once; what is wrong says what it said before. */
  readonly reload: () => void;
};

type Given = {
  /** Changes with the records that all words speak of; empty for those that come with the site. */
  readonly records?: string;
  /** undefined: there are no words but ours. */
  readonly folder: string | undefined;
  readonly sources: () => Omit<OwnSources, "today">;
  readonly now: () => Date;
  /** Puts the words to use in this thread. */
  readonly take: (words: OwnWords | null) => void;
  /** Is told of each fault, and of each reading. */
  readonly log: Pick<Logger, "info" | "warn">;
};

/** Reads CONTENT_DIR, at once and whenever it is told to. */
export function openOwnWords({ records = "", folder, sources, now, take, log }: Given): OwnWordsHeld {
  let parts: OwnParts = NO_PARTS;
  let shared: SharedWords | null = null;
  let faults: readonly string[] = [];
  const files = new Map<string, Reply>();

  const reload = () => {
    if (folder === undefined) return;
    const read = readOwnWords(folder, parts, { ...sources(), today: utcDay(now()) });
    parts = read.parts;
    faults = read.faults;
    const made = ownWordsOf(parts);
    for (const { address, text, contentType } of made.files) {
      const identity = Buffer.from(text);
      files.set(address, {
        status: 200,
        headers: {
          etag: etagOf(identity),
          "content-type": contentType,
          "cache-control": "public, max-age=31536000, immutable",
          "x-content-type-options": "nosniff",
          // Opened by itself, a mark is a document.
          "content-security-policy": "default-src 'none'; style-src 'unsafe-inline'",
        },
        body: identity,
      });
    }
    shared = made.words === null ? null : sharedWords(made.words);
    take(made.words);
    for (const fault of faults) log.warn(`CONTENT_DIR: ${fault}`);
    log.info({ version: shared?.version, faults: faults.length }, "CONTENT_DIR was read");
  };
  reload();
  return {
    shared: () => shared,
    version: () => `${records}${shared?.version ?? ""}`,
    faults: () => faults,
    files,
    reload,
  };
}

function sharedWords(words: OwnWords): SharedWords {
  const text = Buffer.from(JSON.stringify(words));
  const bytes = new SharedArrayBuffer(text.byteLength);
  new Uint8Array(bytes).set(text);
  return { version: words.version, bytes };
}

/** What a thread takes with a page that was made for other words than it has. */
export function receiveWords(take: (words: OwnWords | null) => void): (shared: SharedWords | null) => void {
  let version = "";
  return (shared) => {
    if ((shared?.version ?? "") === version) return;
    version = shared?.version ?? "";
    if (shared === null) return take(null);
    const words: OwnWords = JSON.parse(Buffer.from(new Uint8Array(shared.bytes)).toString("utf8"));
    take(words);
  };
}
