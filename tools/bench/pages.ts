import { chromium } from "@playwright/test";
import { loadavg } from "node:os";
import { freePort } from "#tests/support/free-port.ts";
import { startServer } from "#tests/support/start-server.ts";
import { findChromium } from "#tools/find-chromium.ts";
import { CONTENT_PAGES } from "./content-pages.ts";
import { benchFirstTouch } from "./first-touch.ts";
import { type Category, type Rating, rate } from "./lighthouse.ts";
import { median } from "./median.ts";
import { table } from "./table.ts";

const RUNS = 5;
/** Lighthouse gives up at times, for want of a trace: then once more. */
const MOST_ATTEMPTS = 3;

const HEAD = [
  "page",
  "performance",
  "accessibility",
  "best practices",
  "SEO",
  "LCP",
  "CLS",
  "TBT",
  "scripts",
];
const WANTED = ["wanted", "≥ 98", "100", "100", "100", "≤ 1.2 s", "≤ 0.02", "–", "–"];

const TOUCH = `Lighthouse touches nothing, so what it calls blocking time leaves out the scripts of the page, which wait for a sign of use
or four seconds. What that costs the visitor, on a processor four times slower than this one:`;

/** Every content page in Lighthouse's mobile model, each run in a browser that has never seen the site. */
export async function benchPages(): Promise<string> {
  const server = await startServer();
  const loadBefore = loadavg()[0] ?? 0;
  try {
    const rows = [HEAD, WANTED];
    const faults: string[] = [];
    for (const path of CONTENT_PAGES) {
      const url = `${server.url}${path}`;
      // Whoever comes first has it rendered; from then on it is remembered.
      await (await fetch(url)).text();
      const ratings: Rating[] = [];
      for (let run = 0; run < RUNS; run += 1) ratings.push(await rateAfresh(url));
      rows.push(rowOf(path, ratings));
      const found = new Set(ratings.flatMap((rating) => rating.faults));
      if (found.size > 0) faults.push(`- ${path}: ${[...found].join(", ")}`);
      console.error(rows.at(-1)?.join(" · "));
    }
    const load = `Load average of the last minute: ${loadBefore.toFixed(1)} before, ${(loadavg()[0] ?? 0).toFixed(1)} after; the browser itself is about 1.`;
    const costs = faults.length === 0 ? "" : `\n\nWhat costs points:\n\n${faults.join("\n")}`;
    return `${table(rows)}\n\n${load}${costs}\n\n${TOUCH}\n\n${await benchFirstTouch(server.url)}`;
  } finally {
    await server.stop();
  }
}

async function rateAfresh(url: string, attempt = 1): Promise<Rating> {
  const port = await freePort();
  const browser = await chromium.launch({
    executablePath: await findChromium(),
    args: ["--no-sandbox", "--disable-gpu", `--remote-debugging-port=${port}`],
  });
  try {
    return await rate(url, port);
  } catch (error) {
    if (attempt === MOST_ATTEMPTS) throw error;
    return await rateAfresh(url, attempt + 1);
  } finally {
    await browser.close();
  }
}

function rowOf(path: string, ratings: readonly Rating[]): string[] {
  const middle = (of: (rating: Rating) => number) => median(ratings.map(of));
  const score = (category: Category) => middle(({ scores }) => scores[category]).toFixed(0);
  return [
    path,
    score("performance"),
    score("accessibility"),
    score("best-practices"),
    score("seo"),
    `${(middle(({ lcpMs }) => lcpMs) / 1000).toFixed(2)} s`,
    middle(({ cls }) => cls).toFixed(3),
    `${middle(({ tbtMs }) => tbtMs).toFixed(0)} ms`,
    `${(middle(({ scriptBytes }) => scriptBytes) / 1000).toFixed(1)} kB`,
  ];
}
