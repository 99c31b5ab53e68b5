import { createCache } from "#server/caches/create-cache.ts";
import type { Reply } from "#server/http/reply.ts";

/** Then a page is made anew: the token in its forms must not grow old (form-token.ts). */
const CACHED_MS = 24 * 60 * 60 * 1000;
/** What it counts that a page was asked for is halved by so many requests for pages. */
const HALVED_BY = 10_000;

/** What comes in is asked for half again as often as what goes, as a power of two: to change them all the time helps nobody. */
const MORE = 0.5;

/** How often a page was asked for, requests of long ago counting less: as a power of two, from the first request on. */
type Weight = number;

type Weighed = { reply: Reply; weight: Weight; isTold: boolean };

/** Asked for so often within the last requests a page is worth much work: 16 times, as a power of two. */
const OFTEN = 4;

/** Is told, once, of a page that is asked for often. */
type TellOften = (key: string, reply: Reply) => void;

/**
 * Pages in memory. Where there is a shelf to read them from, memory is for those that are asked for most: a page comes in when
 * it is asked for again, and once memory is full, only in the place of one that is asked for less, as LRFU (D. Lee and others,
 * 2001) and TinyLFU (G. Einziger and others, 2017) weigh it. So neither a crawler that reads each page once pushes out what visitors
 * read, nor do more pages than there is room for, asked for in turn, each push out the one that is wanted next.
 */
export function openPageMemory(tellOften: TellOften = () => {}) {
  const pages = createCache<string, Weighed>("pages", {
    maxAgeMs: CACHED_MS,
  });
  const onShelf = createCache<string, Weight>("onShelf");
  let requests = 0;

  /** With a request of now, which counts more than all before it by as many halvings as there were. */
  const askedAgain = (before: Weight): Weight => {
    requests += 1;
    const now = requests / HALVED_BY;
    return now + Math.log2(1 + 2 ** (before - now));
  };

  return {
    get(key: string): Reply | undefined {
      const known = pages.get(key);
      if (known === undefined) return undefined;
      known.weight = askedAgain(known.weight);
      if (!known.isTold && known.weight > requests / HALVED_BY + OFTEN) {
        known.isTold = true;
        tellOften(key, known.reply);
      }
      return known.reply;
    },
    /** The same page in other bytes, where it is still there; one that was made anew meanwhile stays. */
    replace(key: string, before: Reply, reply: Reply): void {
      const known = pages.get(key);
      if (known?.reply === before) known.reply = reply;
    },
    /** Keeps what lies nowhere else. */
    keep: (key: string, reply: Reply) =>
      pages.set(key, { reply, weight: askedAgain(-Infinity), isTold: false }),
    /** Is told of a page that lies on the shelf: laid there for who asked, or read from there. */
    offer(key: string, reply: Reply): void {
      const before = onShelf.get(key);
      const weight = askedAgain(before ?? -Infinity);
      onShelf.set(key, weight);
      if (before === undefined) return;
      const next = pages.nextToGo();
      if (next === undefined || weight > next.weight + MORE) pages.set(key, { reply, weight, isTold: false });
    },
  };
}
