import { chromium } from "@playwright/test";
import { findChromium } from "#tools/find-chromium.ts";
import { median } from "./median.ts";
import { table } from "./table.ts";

const PATHS = ["/", "/names/hazel"];
const RUNS = 5;
/** As Lighthouse takes a mid-range phone to be slower than this machine. */
const SLOWER = 4;
/** After the page was loaded: its scripts are fetched by then, and have not run. */
const READ_FOR_MS = 2000;

/** What the waiting of the scripts costs: from the first touch of a page, on a button that needs them, to its effect. */
export async function benchFirstTouch(server: string): Promise<string> {
  const rows = [["first touch of a page: the theme changes after", `median of ${RUNS}`, "all"]];
  for (const path of PATHS) {
    const times: number[] = [];
    for (let run = 0; run < RUNS; run += 1) times.push(await touchMs(`${server}${path}`));
    rows.push([path, `${median(times).toFixed(0)} ms`, times.map((ms) => ms.toFixed(0)).join(" ")]);
  }
  return table(rows);
}

async function touchMs(url: string): Promise<number> {
  const browser = await chromium.launch({
    executablePath: await findChromium(),
    args: ["--no-sandbox", "--disable-gpu"],
  });
  try {
    const page = await browser.newPage({ viewport: { width: 412, height: 823 }, hasTouch: true });
    const throttle = await page.context().newCDPSession(page);
    await throttle.send("Emulation.setCPUThrottlingRate", { rate: SLOWER });
    await page.goto(url);
    await page.waitForTimeout(READ_FOR_MS);
    const changed = page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          let touched = 0;
          addEventListener("pointerdown", () => (touched = performance.now()), { capture: true, once: true });
          new MutationObserver(() => resolve(performance.now() - touched)).observe(document.documentElement, {
            attributeFilter: ["data-theme"],
          });
        }),
    );
    await page.getByRole("button", { name: /^Theme/ }).tap();
    return await changed;
  } finally {
    await browser.close();
  }
}
