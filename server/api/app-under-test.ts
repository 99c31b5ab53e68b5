import { pino } from "pino";
import { NEAR_WORDS } from "#content/names/near-words.ts";
import { SOUND_FAMILIES } from "#content/names/sound-families.ts";
import { THEMES } from "#content/names/themes.ts";
import { searchInput } from "#domain/names/search-entries.ts";
import { createSearch } from "#domain/names/search.ts";
import { readConfig } from "#server/config.ts";
import { createCorrespondence } from "#server/create-correspondence.ts";
import { createHealth } from "#server/health.ts";
import { createAllowances } from "#server/http/allowances.ts";
import { createApp } from "#server/http/app.ts";
import { monotonic } from "#server/http/rate-limit.ts";
import { replyWith } from "#server/http/reply.ts";
import type { Letter, SendOutcome } from "#server/mail/letter.ts";
import { COLLECTION } from "#server/names/collection.ts";
import { openCompareBook } from "#server/names/compare-book.ts";
import { createNameBook } from "#server/names/name-book.ts";
import { readRecords } from "#server/names/read-records.ts";
import { createPdfs } from "#server/printables/pdfs.ts";
import { ROOT } from "#server/root.ts";
import type { Services } from "#server/services.ts";
import { openDatabase } from "#server/storage/database.ts";
import { createLiveRooms } from "#server/rooms/live-rooms.ts";
import { createSavedNames } from "#server/storage/saved-names.ts";
import { readTexts } from "#server/texts/read-texts.ts";
import { createEndpoints } from "./app.ts";

const facts = {
  records: readRecords(new URL("../../data/ssa/", import.meta.url)),
  collection: COLLECTION,
  soundFamilies: SOUND_FAMILIES,
};
const names = createNameBook({
  ...facts,
  themes: THEMES,
  makeSearch: (records, collection) => createSearch(searchInput(records, collection, NEAR_WORDS)),
});

/** The whole app on real records and an empty database in memory, without a port. Pages answer with their path. */
export async function openApp(
  given: {
    readonly env?: Readonly<Record<string, string>>;
    readonly now?: () => Date;
    /** Instead of a SQLite in memory. */
    readonly databaseUrl?: string;
    /** Of the allowances, in milliseconds; as `now` goes when that is given. */
    readonly clock?: () => number;
  } = {},
) {
  const database = await openDatabase({ dataDir: ":memory:", databaseUrl: given.databaseUrl });
  const now = given.now ?? (() => new Date());
  const clock = given.clock ?? (given.now === undefined ? monotonic : () => now().getTime());
  const config = readConfig(given.env ?? {});
  const log = pino({ level: "silent" });
  const letters: Letter[] = [];
  const transport = {
    async send(letter: Letter): Promise<SendOutcome> {
      letters.push(letter);
      return { kind: "sent" };
    },
  };
  const post = createCorrespondence({ config, db: database.db, transport, now, clock, log });
  await post.open();
  const rooms = createLiveRooms({ database, databaseUrl: undefined, now, log });
  const services: Services = {
    config,
    log,
    health: createHealth(log),
    names,
    get compare() {
      return openCompareBook({ ...facts, lifeTables: new URL("data/life-tables/", ROOT) });
    },
    articles: { all: [], of: () => [] },
    texts: readTexts(new URL("content/pages/", ROOT)),
    printables: createPdfs(),
    savedNames: createSavedNames(database.db, now),
    now,
    newsletter: post.newsletter,
    contact: post.contact,
    formTokens: post.formTokens,
    rooms,
    allowances: createAllowances({ clock, readsPerMinute: config.readsPerMinute }),
    open: () => Promise.resolve(),
    startPost: () => {},
    startUpkeep: () => {},
    dice: Math.random,
    ping: database.ping,
    async close() {
      await rooms.stop();
      await post.stop();
      await database.close();
    },
  };
  const pages = { render: async (request: Request) => replyWith(200, {}, new URL(request.url).pathname) };
  return {
    app: createApp(services, createEndpoints(services), pages),
    services,
    database,
    /** Those that were sent until now. */
    letters,
  };
}

/** A browser of the app: it keeps its cookie from one call to the next. */
export function openBrowser(app: Awaited<ReturnType<typeof openApp>>["app"]) {
  let cookie: string | undefined;
  return {
    cookie: () => cookie,
    async call(method: string, path: string, body?: unknown): Promise<Response> {
      const text = body === undefined ? undefined : JSON.stringify(body);
      const response = await app.request(path, {
        method,
        headers: {
          ...(cookie === undefined ? {} : { cookie }),
          ...(text === undefined
            ? {}
            : { "content-type": "application/json", "content-length": String(Buffer.byteLength(text)) }),
        },
        ...(text === undefined ? {} : { body: text }),
      });
      const given = response.headers.get("set-cookie");
      if (given !== null) cookie = given.split(";")[0];
      return response;
    },
  };
}
