import { setTimeout as delay } from "node:timers/promises";
import { freePort } from "#tests/support/servers/free-port.ts";
import { startServer } from "#tests/support/servers/start-server.ts";
import { atLeast, atMost, type Bar, marked, sayBar } from "#tools/bench/bar.ts";
import { type Effort, scaled } from "#tools/bench/effort.ts";
import { median } from "#tools/bench/median.ts";
import { table } from "#tools/bench/table.ts";
import { CONTENT_PAGES } from "./content-pages.ts";
import { inBrowser } from "./in-browser.ts";
import { type Rating, rate } from "./lighthouse.ts";
import { kilobytes, type Weight, weighPage } from "./weigh-page.ts";

/** Visits until a page is compressed as well as can be (polish-page.ts), and how long that may take. */
const OFTEN = 40;
const UNTIL_SHORT_MS = 1500;
/** Lighthouse gives up at times, for want of a trace: then once more. */
const MOST_ATTEMPTS = 3;
/** The columns, each with what is wanted of it. */
const COLUMNS: readonly Column[] = [
  ...(["performance", "accessibility", "best-practices", "seo"] as const).map((category) => ({
    title: category,
    bar: atLeast(category === "performance" ? 98 : 100),
    of: ({ scores }: Rating) => scores[category],
    say: (value: number) => value.toFixed(0),
  })),
  {
    title: "LCP",
    bar: atMost(1.2, " s", 1),
    of: ({ lcpMs }) => lcpMs / 1000,
    say: (value) => `${value.toFixed(2)} s`,
  },
  { title: "CLS", bar: atMost(0.01, "", 2), of: ({ cls }) => cls, say: (value) => value.toFixed(3) },
  { title: "TBT", of: ({ tbtMs }) => tbtMs, say: (value) => `${value.toFixed(0)} ms` },
];

type Column = {
  readonly title: string;
  readonly bar?: Bar;
  readonly of: (rating: Rating) => number;
  readonly say: (value: number) => string;
};

const ABOUT = `Each run in a browser that has never seen the site; medians. Lighthouse touches nothing, and looks on until the scripts have run by themselves, so that what they
cost is counted in TBT and performance. Scripts as they weigh with brotli: those that React waits for, and those that a page fetches by itself afterwards.`;

/** Every content page in Lighthouse's mobile model. */
export async function benchPages(effort: Effort): Promise<string> {
  const server = await startServer();
  try {
    const rows = [
      ["page", ...COLUMNS.map(({ title }) => title), "scripts until it listens", "fetched later"],
      ["wanted", ...COLUMNS.map(({ bar }) => (bar === undefined ? "–" : sayBar(bar))), "–", "–"],
    ];
    const faults: string[] = [];
    for (const path of CONTENT_PAGES.slice(0, scaled(CONTENT_PAGES.length, effort))) {
      const url = `${server.url}${path}`;
      // Whoever comes first has it rendered; from then on it is remembered, and once it is asked for often, it gets shorter.
      for (let visit = 0; visit < OFTEN; visit += 1) await (await fetch(url)).text();
      await delay(UNTIL_SHORT_MS);
      const ratings: Rating[] = [];
      for (let run = 0; run < effort.rounds; run += 1) ratings.push(await rateAfresh(url));
      rows.push(rowOf(path, ratings, await inBrowser((browser) => weighPage(browser, url))));
      const found = new Set(ratings.flatMap((rating) => rating.faults));
      if (found.size > 0) faults.push(`- ${path}: ${[...found].join(", ")}`);
      console.error(rows.at(-1)?.join(" · "));
    }
    const costs = faults.length === 0 ? "" : `\n\nWhat costs points:\n\n${faults.join("\n")}`;
    return `${ABOUT}\n\n${table(rows)}${costs}`;
  } finally {
    await server.stop();
  }
}

async function rateAfresh(url: string, attempt = 1): Promise<Rating> {
  const port = await freePort();
  try {
    return await inBrowser(() => rate(url, port), `--remote-debugging-port=${port}`);
  } catch (error) {
    if (attempt === MOST_ATTEMPTS) throw error;
    return await rateAfresh(url, attempt + 1);
  }
}

function rowOf(path: string, ratings: readonly Rating[], weight: Weight): string[] {
  const cells = COLUMNS.map(({ of, say, bar }) => {
    const value = median(ratings.map(of));
    return bar === undefined ? say(value) : marked(say(value), value, bar);
  });
  return [path, ...cells, kilobytes(weight.eagerScripts), kilobytes(weight.laterScripts)];
}
