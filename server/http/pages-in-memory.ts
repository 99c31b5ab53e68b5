import { createCache } from "#server/caches/create-cache.ts";
import type { Reply } from "./reply.ts";

/** Then a page is made anew: the token in its forms must not grow old (form-token.ts). */
const CACHED_MS = 24 * 60 * 60 * 1000;
/** A page that was not asked for in so long a time gives way to any that is asked for again, however often it was before. */
const IDLE_MS = 10 * 60 * 1000;

/** How often a page was asked for, and when last, by performance.now. */
type Remembered = { readonly reply: Reply; times: number; usedAt: number };

/**
 * Pages in memory. Where there is a shelf to read them from, memory is for those that are asked for most: a page comes in when
 * it is asked for again, and once memory is full, only in the place of one that is asked for less (as TinyLFU does; G. Einziger,
 * R. Friedman and B. Manes, 2017). So neither a crawler that reads each page once pushes out what visitors read, nor many who
 * read more pages than there is room for, in turn, each the one that is wanted next.
 */
export function openPageMemory(now: () => number = () => performance.now()) {
  const pages = createCache<string, Remembered>("pages", { maxAgeMs: CACHED_MS });
  const timesRead = createCache<string, number>("timesRead");

  const isWorthIt = (times: number): boolean => {
    const next = pages.nextToGo();
    return next === undefined || times > next.times || now() - next.usedAt > IDLE_MS;
  };
  const keep = (key: string, reply: Reply, times: number) => pages.set(key, { reply, times, usedAt: now() });

  return {
    get(key: string): Reply | undefined {
      const known = pages.get(key);
      if (known === undefined) return undefined;
      known.times += 1;
      known.usedAt = now();
      return known.reply;
    },
    /** Keeps what lies nowhere else. */
    keep: (key: string, reply: Reply) => keep(key, reply, 1),
    /** Was told of a page that lies on the shelf: laid there for who asked, or read from there. */
    offer(key: string, reply: Reply): void {
      const times = (timesRead.get(key) ?? 0) + 1;
      timesRead.set(key, times);
      if (times > 1 && isWorthIt(times)) keep(key, reply, times);
    },
  };
}
