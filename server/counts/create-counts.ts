import type { Logger } from "pino";
import { ALONE, type Siblings } from "#server/processes/siblings.ts";
import type { CountStore } from "#server/storage/counts.ts";
import { createMissedWishes, type MissedWishes } from "./missed-wishes.ts";
import { createTemplates } from "./route-templates.ts";
import { createRequestTally, type RequestTally } from "./request-tally.ts";

/** Seldom: what a crash loses is ten minutes of counting. */
const EACH_MS = 10 * 60_000;

type Given = {
  readonly store: Pick<CountStore, "add">;
  readonly now: () => Date;
  readonly siblings?: Siblings;
  readonly log: Pick<Logger, "warn">;
};

type Site = {
  readonly templates: readonly string[];
  /** Whether a built file is there. */
  readonly isFile: (path: string) => boolean;
};

/** Counts without people (decision 80). */
export type Counts = {
  /** What addresses there are: until this is said, all are unknown. */
  know(site: Site): void;
  readonly requests: Pick<RequestTally, "note" | "totals">;
  readonly missed: Pick<MissedWishes, "note" | "noteFound">;
  /** Adds to storage what was counted; where it is away, it waits. */
  flush(): Promise<void>;
  /** Once storage is open. */
  start(): void;
  /** Writes what is left. */
  stop(): Promise<void>;
};

export function createCounts({ store, now, siblings = ALONE, log }: Given): Counts {
  let templateOf = createTemplates([]);
  let isFile: Site["isFile"] = () => false;
  const requests = createRequestTally({
    templateOf: (path) => templateOf(path),
    isFile: (path) => isFile(path),
    now,
  });
  const missed = createMissedWishes({ now, siblings });
  let timer: NodeJS.Timeout | undefined;
  let isLeading = false;
  siblings.whenLeading(() => {
    isLeading = true;
  });
  const write = async (from: Pick<RequestTally, "take" | "giveBack">): Promise<void> => {
    const counted = from.take();
    try {
      await store.add(counted);
    } catch (error) {
      from.giveBack(counted);
      log.warn(error, "what was counted could not be written yet");
    }
  };
  const flush = async (): Promise<void> => {
    await write(requests);
    // All processes know the wishes of all: one writes them.
    if (isLeading) await write(missed);
    else missed.take();
  };
  return {
    know(site) {
      templateOf = createTemplates(site.templates);
      ({ isFile } = site);
    },
    requests,
    missed,
    flush,
    start() {
      timer = setInterval(() => void flush(), EACH_MS).unref();
    },
    async stop() {
      clearInterval(timer);
      if (timer !== undefined) await flush();
    },
  };
}
