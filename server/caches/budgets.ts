/** What a cache may hold. */
export type Budget = {
  /** Bytes that all its entries may retain together, keys included. */
  readonly budgetBytes: number;
  readonly holds: string;
};

/** What fills up by itself and stays, because there is an end to it. */
type Ceiling = {
  /** Bytes that it retains when it is full. */
  readonly atMostBytes: number;
  readonly holds: string;
  /** The file that keeps it. */
  readonly file: string;
};

const KB = 1024;
const MB = 1024 * KB;

/**
 * Every cache of a process, and what it may retain: 55 MB together. Each is made by createCache;
 * tests/resilience/caches.slow.test.ts fills them and weighs them.
 */
export const BUDGETS = {
  pages: { budgetBytes: 16 * MB, holds: "rendered pages as everybody gets them, in brotli" },
  onShelf: {
    budgetBytes: 512 * KB,
    holds: "how often pages of the shelf were asked for: the first of them come into memory",
  },
  searches: { budgetBytes: 11.5 * MB, holds: "the JSON of answers to searches, in brotli where it is long" },
  searchedOnce: {
    budgetBytes: 512 * KB,
    holds: "what was searched for once: at the second time the answer is kept",
  },
  checkedQueries: {
    budgetBytes: 256 * KB,
    holds: "queries as an endpoint has read and checked them; each of the five that only read has one",
  },
  lists: { budgetBytes: 4 * MB, holds: "lists of names, those of single years included" },
  throughTime: { budgetBytes: 4 * MB, holds: "the names with one beginning, ending or origin, year by year" },
  begunRooms: {
    budgetBytes: 1 * MB,
    holds: "numbers of rooms that are there, so that a room in use is looked up once",
  },
  pictures: { budgetBytes: 16 * MB, holds: "pictures for sharing" },
} as const satisfies Record<string, Budget>;

export type CacheName = keyof typeof BUDGETS;

/** What is worked out once for each of a number of things that never changes, or counts no further. */
export const CEILINGS = {
  summaries: {
    atMostBytes: 10 * MB,
    holds: "names in short, with their curves, that are met often: the collection and 3,000 others",
    file: "server/names/name-book.ts",
  },
  nameJson: {
    atMostBytes: 10 * MB,
    holds: "the JSON of single names that are met often: the collection and 14,000 others",
    file: "server/api/json-list.ts",
  },
  sounds: {
    atMostBytes: 10 * MB,
    holds: "how the names in use may be said, each when a search first meets it",
    file: "domain/names/search/search-sounds.ts",
  },
  bySound: {
    atMostBytes: 2.5 * MB,
    holds: "the records with all spellings of a sound as one name, once a list by sound was asked for",
    file: "domain/names/sound/by-sound.ts",
  },
  printables: { atMostBytes: 1 * MB, holds: "the fourteen PDFs", file: "server/printables/pdfs.ts" },
  statements: {
    atMostBytes: 2 * MB,
    holds: "a hundred prepared statements of SQLite",
    file: "server/storage/sqlite-bridge.ts",
  },
  allowances: {
    atMostBytes: 6 * MB,
    holds: "the allowances of 20,000 clients, in each rate limit",
    file: "server/http/limits/rate-limit.ts",
  },
} as const satisfies Record<string, Ceiling>;
