import { type Browser, devices, type Page } from "@playwright/test";
import { PAGES } from "#content/site/pages.ts";
import { startServer } from "#tests/support/servers/start-server.ts";
import { against, atMost } from "#tools/bench/bar.ts";
import type { Effort } from "#tools/bench/effort.ts";
import { median } from "#tools/bench/median.ts";
import { table } from "#tools/bench/table.ts";
import { inBrowser } from "./in-browser.ts";

const SPEEDS = [1, 4];
const MOST = atMost(200, " ms");
/** Letter by letter; the first of all is the first that the page draws by itself. */
const TYPED = ["mari", "joh", "brayl"];

/** From the tap to the first key: nobody is faster on a keyboard that comes up. */
const AIMED_MS = 1000;

const ABOUT = `On the page of names through time, on a phone's screen: from the key to the frame on which the chart of the longer beginning is painted, with the
request between. Each beginning is new to the browser, and to the server in the first run. A finger has tapped the field before. The first letter is told by
itself: some of its code runs for the first time.`;

/** How soon a letter is drawn. */
export async function benchLetters({ rounds }: Effort): Promise<string> {
  const server = await startServer();
  const rows = [["processor", "first letter", "median", "slowest of the others", "wanted of the median"]];
  try {
    for (const slower of SPEEDS) {
      const first: number[] = [];
      const others: number[] = [];
      for (let run = 0; run < rounds; run += 1) {
        const [one = Infinity, ...more] = await inBrowser((browser) => typeOn(browser, server.url, slower));
        first.push(one);
        others.push(...more);
      }
      const milliseconds = (ms: number) => `${ms.toFixed(0)} ms`;
      rows.push([
        slower === 1 ? "as it is" : `×${slower} slower`,
        milliseconds(median(first)),
        milliseconds(median(others)),
        milliseconds(Math.max(...others)),
        against(median(others), MOST),
      ]);
    }
    return `${ABOUT}\n\n${table(rows)}`;
  } finally {
    await server.stop();
  }
}

async function typeOn(browser: Browser, url: string, slower: number): Promise<readonly number[]> {
  const context = await browser.newContext({ ...devices["Pixel 7"], baseURL: url });
  const page = await context.newPage();
  await page.goto(PAGES.throughTime.path);
  await page.locator("html[data-hydrated]").waitFor({ state: "attached" });
  const throttle = await context.newCDPSession(page);
  await throttle.send("Emulation.setCPUThrottlingRate", { rate: slower });
  const field = page.getByRole("textbox", { name: "Starts with" });
  await field.tap();
  await page.waitForTimeout(AIMED_MS);
  const times: number[] = [];
  for (const typed of TYPED) {
    for (const letter of typed) {
      const drawn = untilPainted(page);
      await field.press(letter);
      times.push(await drawn);
    }
    const drawn = untilPainted(page);
    await field.fill("");
    await drawn;
  }
  return times;
}

/** From the next key until the frame after the one in which a band has another shape, in milliseconds: no other change is the answer. */
function untilPainted(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let from = performance.now();
        addEventListener("keydown", ({ timeStamp }) => (from = timeStamp), { once: true, capture: true });
        const chart = document.querySelector(".tt-part");
        const watcher = new MutationObserver(() => {
          watcher.disconnect();
          requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - from)));
        });
        if (chart !== null)
          watcher.observe(chart, { subtree: true, attributes: true, attributeFilter: ["d"] });
      }),
  );
}
