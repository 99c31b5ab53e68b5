import { benchBrowse } from "#tools/bench/search/browse.ts";
import { benchFirstTap } from "#tools/bench/browser/first-tap.ts";
import { benchLetters } from "#tools/bench/browser/letters.ts";
import { benchLike } from "#tools/bench/search/like.ts";
import { benchPageWeight } from "#tools/bench/browser/page-weight.ts";
import { benchPages } from "#tools/bench/browser/pages.ts";
import { benchSearch } from "#tools/bench/search/search.ts";
import { benchTaste } from "#tools/bench/taste/taste.ts";
import { benchWords } from "#tools/bench/search/words.ts";
import { benchCost } from "./cost.ts";
import { benchCrawler } from "./crawler.ts";
import type { Effort } from "./effort.ts";
import { benchInputs } from "./inputs.ts";
import { benchNewPages } from "./new-pages.ts";
import { benchProcesses } from "./processes.ts";
import { benchRemembered } from "./remembered.ts";
import { benchRooms } from "./rooms.ts";
import { benchShelf } from "./shelf.ts";
import { benchSoak } from "./soak.ts";
import { benchStart } from "./start.ts";
import { benchTraffic } from "./traffic.ts";

/** A section of the report, and what measures it. */
type Measurement = {
  readonly title: string;
  readonly bench: (effort: Effort) => string | Promise<string>;
};

/** What is measured where nothing is named, by the word that names it: some eight minutes on two quiet cores. */
const USUAL: Readonly<Record<string, Measurement>> = {
  "new-pages": { title: "New pages", bench: benchNewPages },
  shelf: { title: "Pages from before a restart", bench: benchShelf },
  crawler: { title: "Beside a crawler", bench: benchCrawler },
  remembered: { title: "Remembered answers", bench: benchRemembered },
  processes: { title: "Two processes", bench: benchProcesses },
  traffic: { title: "Memory under a mix of requests", bench: benchTraffic },
  start: { title: "Start and memory", bench: benchStart },
  rooms: { title: "Rooms in which two choose together", bench: benchRooms },
  weight: { title: "Weight of a first load", bench: benchPageWeight },
};

/** What takes long, each only where it is named. */
const NAMED: Readonly<Record<string, Measurement>> = {
  search: { title: "Search in process, over every name", bench: benchSearch },
  words: { title: "What parents write", bench: benchWords },
  browse: { title: "Browsing in process, any filters together", bench: benchBrowse },
  like: { title: "Names like a saved list, in process", bench: benchLike },
  taste: { title: "What the model of taste finds", bench: benchTaste },
  taps: { title: "First use of a tool", bench: benchFirstTap },
  letters: { title: "A letter more, through time", bench: benchLetters },
  pages: { title: "Pages in Lighthouse", bench: benchPages },
  cost: { title: "Dearest requests", bench: benchCost },
  inputs: { title: "What a visit costs", bench: benchInputs },
  soak: { title: "Different requests, one after another", bench: benchSoak },
};

const ALL = new Map([...Object.entries(USUAL), ...Object.entries(NAMED)]);

export const USUAL_WORDS: readonly string[] = Object.keys(USUAL);

/** What these words name; the usual for none, everything for "all". Undefined when a word names nothing. */
export function measurementsFor(words: readonly string[]): readonly Measurement[] | undefined {
  if (words.length === 0) return Object.values(USUAL);
  if (words.includes("all")) return [...ALL.values()];
  const found = words.map((word) => ALL.get(word));
  return found.includes(undefined) ? undefined : found.filter((each) => each !== undefined);
}
