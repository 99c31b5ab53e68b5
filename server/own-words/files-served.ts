import { RECORDS, US_RECORDS } from "#content/site/records-edition.ts";
import type { Reply } from "#server/http/reply.ts";
import { etagOf } from "#server/http/etag.ts";
import { textOf } from "#server/http/unpack.ts";
import type { OwnWordsHeld } from "./open-own-words.ts";

type Files = Pick<ReadonlyMap<string, Reply>, "get">;

/** Pictures of pages, which have the name of the site on them. */
const PICTURES = "/og/";
const NONE: Files = { get: () => undefined };
/** The service worker. */
const WORKER = "/sw.js";

/**
 * The built files as an operator's site has them: theirs beside them; without the pictures that have our name on them, which
 * are drawn anew (pictures/mount-pictures.ts); and with a worker that is another for browsers after each change, so that they
 * fetch the page that stands in for others anew. On the records of another country some are of these (edition/device-copies.ts).
 */
export function filesServed(
  built: Files,
  { files, version }: Pick<OwnWordsHeld, "files" | "version">,
  ofRecords: Files = NONE,
): Files {
  let worker: { readonly version: string; readonly reply: Reply } | undefined;
  const workerOf = (reply: Reply, now: string): Reply => {
    if (worker?.version !== now) {
      const text = `${recordsScript()}${textOf(reply.body)}`;
      const identity = Buffer.from(`${text}\n// ${now}\n`);
      const headers = { ...reply.headers, etag: etagOf(identity) };
      worker = { version: now, reply: { ...reply, headers, body: { text: identity.toString("utf8") } } };
    }
    return worker.reply;
  };
  return {
    get(path) {
      const now = version();
      if (now === "") return built.get(path);
      if (path.startsWith(PICTURES)) return undefined;
      const reply = files.get(path) ?? ofRecords.get(path) ?? built.get(path);
      return path === WORKER && reply !== undefined ? workerOf(reply, now) : reply;
    },
  };
}

/** Says in the worker whose records the site shows, as an element does in a page. */
function recordsScript(): string {
  return RECORDS === US_RECORDS ? "" : `globalThis.recordsOfProcess=${JSON.stringify(RECORDS)};\n`;
}
