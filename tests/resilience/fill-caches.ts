import { randomBytes } from "node:crypto";
import { Context } from "hono";
import { SEARCH_TEXTS } from "#content/names/search-texts.ts";
import { everyList } from "#domain/names/lists/every-list.ts";
import { WHOSE } from "#domain/names/through-time/time-request.ts";
import { recordsBySound } from "#domain/names/sound/by-sound.ts";
import { withFamilies } from "#domain/names/sound/sound-family.ts";
import { createLists } from "#domain/names/lists/create-lists.ts";
import { foldName } from "#domain/names/entry/name.ts";
import { searchInput } from "#domain/names/search/search-entries.ts";
import { createSoundIndex } from "#domain/names/search/search-sounds.ts";
import { createNameTable } from "#domain/names/search/search-table.ts";
import { PUBLIC_5_MIN, jsonReply } from "#server/api/json-reply.ts";
import { createJsonList } from "#server/api/json-list.ts";
import { nameEndpoints } from "#server/api/names/names.ts";
import { openAnswers } from "#server/api/remember-answers.ts";
import { publicGet } from "#server/api/endpoint.ts";
import { searching } from "#server/api/schemas.ts";
import { readConfig } from "#server/config.ts";
import { createRoomDoor } from "#server/api/rooms/new-room.ts";
import type { Bindings } from "#server/http/hono.ts";
import { createPages } from "#server/http/pages/pages.ts";
import { rendererOf } from "#tests/fixtures/renderer-of.ts";
import { createRateLimit } from "#server/http/limits/rate-limit.ts";
import { COLLECTION } from "#server/names/collection.ts";
import { openTimeBook } from "#server/names/time-book.ts";
import { cacheLists } from "#server/names/cached-lists.ts";
import { createNamePictures } from "#server/pictures/name-pictures.ts";
import { HAZEL_CARD } from "#tests/fixtures/hazel-card.ts";
import type { CacheName, CEILINGS } from "#server/caches/budgets.ts";
import { rounds } from "#tests/support/matrix.ts";
import { openNames, records } from "./open-names.ts";
import { recordNumbers } from "#domain/names/records/record-names.ts";

/** Makes what keeps something; what comes back fills it with different keys, far past its budget, and keeps it alive. */
type Fill = () => () => unknown;

/** Prepared statements lie in SQLite's own memory, which cannot be weighed; PDFs are weighed as what they are: files. */
type Unweighed = "statements" | "printables";

const ids = records.names.all().map(foldName);
/** All lists fill their budget five times over, and take half a minute to count. */
const EACH_LIST = rounds({ few: 3, all: 1 });

const page = (path: string) => new Request(`https://names.example.org/${path}`);
const letters = (length: number) => randomBytes(length / 2).toString("hex");

/** A fill for each cache and each ceiling: a new one cannot be added without. */
export const FILLS = {
  pages() {
    const headers = { "content-type": "text/html" };
    const pages = createPages(rendererOf(async () => new Response(letters(60_000), { headers })));
    const origin = "https://names.example.org";
    const client = { address: "203.0.113.7", standsForMany: false, https: true, origin };
    const rendering = { nonce: "n", origin, client };
    return async () => {
      for (let n = 0; n < 1_600; n += 1) await pages.render(page(String(n)), rendering);
      return pages;
    };
  },
  onShelf() {
    const kept = { headers: {}, br: randomBytes(100), etag: "", until: Infinity };
    const shelf = {
      get: async () => ({ ...kept, br: Uint8Array.from(kept.br) }),
      put: async () => false,
    };
    const pages = createPages(async () => Promise.reject(new Error("all lies on the shelf")), { shelf });
    return async () => {
      for (let n = 0; n < 10_000; n += 1) await pages.kept?.("https://names.example.org", `/${n}`, false);
      return pages;
    };
  },
  searches() {
    const book = openNames();
    const hits = ids
      .slice(0, 100)
      .slice(0, 50)
      .map((id) => ({ id, why: { kind: "exact" } as const }));
    const endpoints = nameEndpoints(
      { names: { ...book, search: () => hits }, dice: Math.random },
      openAnswers(),
    );
    const search = endpoints.find(({ description }) => description.path === "/api/names/search");
    return () => {
      for (const id of ids.slice(0, 3_000)) {
        search?.read?.(`q=${id}`);
        const again = search?.read?.(`q=${id}`)?.body;
        if (typeof again === "object" && "text" in again) again.keep?.(randomBytes(5_000));
      }
      return search;
    };
  },
  searchedOnce() {
    const endpoints = nameEndpoints(
      { names: { ...openNames(), search: () => [] }, dice: Math.random },
      openAnswers(),
    );
    const search = endpoints.find(({ description }) => description.path === "/api/names/search");
    return () => {
      for (const id of ids.slice(0, 10_000)) search?.read?.(`q=${id}`);
      return search;
    };
  },
  nameJson() {
    const book = openNames();
    const list = createJsonList(book);
    book.summaries(ids);
    return () => {
      list.ofNames([...ids, ...book.curatedIds]);
      return list;
    };
  },
  checkedQueries() {
    const endpoint = publicGet(
      { path: "/", operationId: "ask", summary: "", given: searching, answers: [], faults: [] },
      () => jsonReply("", PUBLIC_5_MIN),
    );
    return () => {
      for (const id of ids.slice(0, 10_000)) endpoint.read?.(`q=${id}&gender=girl`);
      return endpoint;
    };
  },
  lists() {
    const lists = cacheLists(
      createLists({ records, collection: COLLECTION, families: withFamilies(records, []) }),
    );
    const all = everyList(lists.contents(), records).filter((_, place) => place % EACH_LIST === 0);
    // What lists by sound are counted from is weighed by itself.
    const bySound = all.find((request) => "by" in request && request.by === "sound");
    if (bySound !== undefined) lists.list(bySound);
    return () => {
      for (const request of all) lists.list(request);
      return lists;
    };
  },
  bySound() {
    const families = withFamilies(records, []);
    return () => recordsBySound(records, families);
  },
  throughTime() {
    const book = openTimeBook({ records, collection: COLLECTION });
    const starts = [...new Set(ids.map((id) => id.slice(0, 2)))];
    return () => {
      for (const start of starts)
        for (const whose of WHOSE) book.bands({ start, end: "", whose, origin: null });
      return book;
    };
  },
  begunRooms() {
    const isThere = createRoomDoor({
      rooms: { read: async () => ({ kind: "ended" }) },
      allowances: { newRoom: async () => 0 },
      config: readConfig({}),
    });
    const context = new Context<Bindings>(page(""));
    return async () => {
      for (let n = 0; n < 10_000; n += 1) await isThere(letters(32), context);
      return isThere;
    };
  },
  pictures() {
    const pictures = createNamePictures(async () => randomBytes(25_000));
    return async () => {
      for (const id of ids.slice(0, 2_000)) await pictures.of(id, HAZEL_CARD);
      return pictures;
    };
  },
  summaries() {
    const book = openNames();
    return () => {
      for (const asked of [ids, book.curatedIds]) book.summaries(asked);
      return book;
    };
  },
  sounds() {
    const { entries, curated } = searchInput(records, COLLECTION, SEARCH_TEXTS);
    const folded = curated.map(({ name }) => foldName(name));
    const table = createNameTable(entries, folded);
    const hear = createSoundIndex(table, curated, SEARCH_TEXTS.soundFamilies);
    return () => {
      const heard = hear("hazel");
      for (const rank of recordNumbers(records)) heard.resembles(rank);
      return hear;
    };
  },
  allowances() {
    const limit = createRateLimit({ burst: 600, perMinute: 120 }, () => 0);
    return () => {
      for (let client = 0; client < 30_000; client += 1) limit.take(`203.0.113.7 ${letters(32)} ${client}`);
      return limit;
    };
  },
} as const satisfies Record<CacheName | Exclude<keyof typeof CEILINGS, Unweighed>, Fill>;
