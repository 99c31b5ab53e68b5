import { utcDay } from "#domain/text/day.ts";
import type { Count } from "#server/storage/counts.ts";
import type { CountKind } from "#server/storage/tables.ts";
import { boundOf } from "./histogram.ts";

/** What is answered, as far as its time and size are told apart. */
export const ANSWER_GROUPS = ["page", "api", "file", "write"] as const;
export type AnswerGroup = (typeof ANSWER_GROUPS)[number];

export type Answered = {
  readonly method: string;
  /** Path and query. */
  readonly url: string;
  readonly status: number;
  readonly ms: number;
  readonly bytes: number;
};

/** Of kind and key, how often. */
export type Totals = ReadonlyMap<CountKind, ReadonlyMap<string, number>>;

type Tally = Map<CountKind, Map<string, number>>;

const DAY_MS = 86_400_000;
/** A stream stays open for as long as somebody looks: that is no time in which something was made. */
const LONGEST_MS = 60_000;
const READS: ReadonlySet<string> = new Set(["GET", "HEAD"]);
const WRITES: ReadonlySet<string> = new Set(["POST", "PUT", "PATCH", "DELETE"]);
/** Days of which counts may wait to be written: while storage is away for longer, the oldest go. */
const MOST_DAYS = 3;

type Given = {
  readonly templateOf: (path: string) => string;
  readonly isFile: (path: string) => boolean;
  readonly now: () => Date;
};

export type RequestTally = ReturnType<typeof createRequestTally>;

/**
 * Counts answers in memory: by template and class of status, and in steps of time and size. Nothing of who asked, and
 * nothing that was typed. There are no more keys than templates times classes.
 */
export function createRequestTally({ templateOf, isFile, now }: Given) {
  const waiting = new Map<string, Tally>();
  const totals: Tally = new Map();
  let [today, day] = [-1, ""];

  const tallyOfDay = (of: string): Tally => {
    const known = waiting.get(of);
    if (known !== undefined) return known;
    const made: Tally = new Map();
    waiting.set(of, made);
    const [oldest] = waiting.keys();
    if (waiting.size > MOST_DAYS && oldest !== undefined) waiting.delete(oldest);
    return made;
  };
  const tallyNow = (): Tally => {
    const time = now();
    const number = Math.floor(time.getTime() / DAY_MS);
    if (number !== today) [today, day] = [number, utcDay(time)];
    return tallyOfDay(day);
  };

  return {
    note({ method, url, status, ms, bytes }: Answered): void {
      const mark = url.indexOf("?");
      const path = mark === -1 ? url : url.slice(0, mark);
      const isOfFile = isFile(path);
      const template = isOfFile ? "(file)" : routeOf(path, templateOf);
      const isWrite = !READS.has(method);
      const verb = isWrite ? `${WRITES.has(method) ? method : "other"} ` : "";
      const group = groupOf(isOfFile, isWrite, template);
      const tally = tallyNow();
      add(tally, "requests", `${verb}${template} ${Math.floor(status / 100)}xx`, 1);
      if (ms > LONGEST_MS) return;
      add(tally, "ms", `${group} ${boundOf("ms", ms)}`, 1);
      add(tally, "bytes", `${group} ${boundOf("bytes", bytes)}`, 1);
    },
    /** What was counted since the last time, for storage; given back when it could not be written. */
    take(): readonly Count[] {
      const counts = [...waiting].flatMap(([of, tally]) =>
        [...tally].flatMap(([kind, keys]) =>
          [...keys].map(([key, count]) => ({ day: of, kind, key, count })),
        ),
      );
      waiting.clear();
      for (const { kind, key, count } of counts) add(totals, kind, key, count);
      return counts;
    },
    giveBack(counts: readonly Count[]): void {
      for (const { day: of, kind, key, count } of counts) {
        add(tallyOfDay(of), kind, key, count);
        add(totals, kind, key, -count);
      }
    },
    /** All since the start of the process. */
    totals(): Totals {
      const sum: Tally = new Map();
      for (const tally of [totals, ...waiting.values()]) {
        for (const [kind, keys] of tally) for (const [key, count] of keys) add(sum, kind, key, count);
      }
      return sum;
    },
  };
}

function add(tally: Tally, kind: CountKind, key: string, count: number): void {
  let keys = tally.get(kind);
  if (keys === undefined) tally.set(kind, (keys = new Map()));
  keys.set(key, (keys.get(key) ?? 0) + count);
}

/** The router asks for the data of a page under its address and ".data". */
function routeOf(path: string, templateOf: (path: string) => string): string {
  if (path.startsWith("/assets/")) return "(file)";
  if (path === "/desk" || path.startsWith("/desk/")) return "/desk";
  if (!path.endsWith(".data")) return templateOf(path);
  return path === "/_root.data" ? "/" : templateOf(path.slice(0, -".data".length));
}

function groupOf(isOfFile: boolean, isWrite: boolean, template: string): AnswerGroup {
  if (isWrite) return "write";
  if (isOfFile || template === "(file)") return "file";
  return template.startsWith("/api/") ? "api" : "page";
}
