import { type Browser, devices, type Page } from "@playwright/test";
import { startServer } from "#tests/support/servers/start-server.ts";
import { against, atMost } from "#tools/bench/bar.ts";
import type { Effort } from "#tools/bench/effort.ts";
import { median } from "#tools/bench/median.ts";
import { table } from "#tools/bench/table.ts";
import { inBrowser } from "./in-browser.ts";
import { type Tap, TAPS } from "./taps.ts";
import { watchForAnswer } from "./watch-for-answer.ts";

const SPEEDS = [
  { slower: 1, most: atMost(1, " s", 1) },
  { slower: 4, most: atMost(2.5, " s", 1) },
] as const;
const MOST_TASK = atMost(150, " ms");
/** For the last long task to be told. */
const SETTLE_MS = 300;
/** Then there is no answer any more. */
const PATIENCE_MS = 15_000;

type Measured = {
  /** From the navigation until the answer is on the screen; infinite when it never came. */
  readonly answeredMs: number;
  readonly longestTaskMs: number;
};

const ABOUT = `A phone's screen, nothing kept from an earlier visit, nothing touched before. From the navigation until the answer stands on the screen; the first
step is taken as soon as its control is visible and enabled, however long that takes. Then the same on a processor four times slower. The longest task of the page until its scripts have started.`;

/** How soon a tool answers somebody who uses it as soon as it can be used. */
export async function benchFirstTap({ rounds }: Effort): Promise<string> {
  const server = await startServer();
  const rows = [
    [
      "first use",
      "answered",
      `${rounds} runs`,
      "wanted",
      "slower ×4",
      `${rounds} runs`,
      "wanted",
      "longest task",
      "×4",
      "wanted of both",
    ],
  ];
  try {
    for (const tap of TAPS) {
      // Whoever comes first has it rendered; from then on it is remembered.
      await (await fetch(`${server.url}${tap.path}`)).text();
      const cells: string[] = [];
      const tasks: number[] = [];
      for (const { slower, most } of SPEEDS) {
        const runs = await runsOf(server.url, tap, slower, rounds);
        const seconds = runs.map(({ answeredMs }) => answeredMs / 1000);
        cells.push(say(median(seconds)), seconds.map(say).join(" "), against(median(seconds), most));
        tasks.push(median(runs.map(({ longestTaskMs }) => longestTaskMs)));
      }
      rows.push([
        `${tap.path}: ${tap.what}`,
        ...cells,
        ...tasks.map((ms) => `${ms.toFixed(0)} ms`),
        against(Math.max(...tasks), MOST_TASK),
      ]);
      console.error(rows.at(-1)?.join(" · "));
    }
    return `${ABOUT}\n\n${table(rows)}`;
  } finally {
    await server.stop();
  }
}

/** Each run in a browser of its own, after one that does not count. */
async function runsOf(url: string, tap: Tap, slower: number, rounds: number): Promise<readonly Measured[]> {
  const measured: Measured[] = [];
  for (let run = 0; run <= rounds; run += 1) {
    const one = await inBrowser((browser) => tapOnce(browser, url, tap, slower));
    if (run > 0) measured.push(one);
  }
  return measured;
}

async function tapOnce(browser: Browser, url: string, tap: Tap, slower: number): Promise<Measured> {
  const context = await browser.newContext({ ...devices["Pixel 7"], baseURL: url });
  context.setDefaultTimeout(PATIENCE_MS);
  for (const nameId of tap.saved ?? []) await context.request.post("/api/saved-names", { data: { nameId } });
  const page = await context.newPage();
  const throttle = await context.newCDPSession(page);
  await throttle.send("Emulation.setCPUThrottlingRate", { rate: slower });
  await page.addInitScript(watchForAnswer, tap.answer);
  await page.goto(tap.path, { waitUntil: "commit" });
  const answeredMs = await tap
    .act(page)
    .then(() => page.waitForFunction(() => sessionStorage.getItem("bench answered") !== null))
    .then(() => noted(page, "bench answered"))
    .catch((error: unknown) => {
      console.error(`${tap.path}: ${tap.what}: ${error instanceof Error ? error.message : String(error)}`);
      return Infinity;
    });
  await untilAlive(page);
  return { answeredMs, longestTaskMs: await noted(page, "bench longest task") };
}

/** Where the answer came without our scripts, their start is still to come; whoever moves has it begin. */
async function untilAlive(page: Page): Promise<void> {
  await page.mouse.move(20, 20);
  await page.mouse.move(20, 40);
  await page
    .locator("html[data-hydrated]")
    .waitFor({ state: "attached" })
    .catch(() => undefined);
  await page.waitForTimeout(SETTLE_MS);
}

/** What the page has noted, in milliseconds; 0 where it has noted nothing. */
async function noted(page: Page, name: string): Promise<number> {
  return Number(await page.evaluate((asked) => sessionStorage.getItem(asked), name));
}

function say(seconds: number): string {
  return Number.isFinite(seconds) ? `${seconds.toFixed(2)} s` : "no answer";
}
