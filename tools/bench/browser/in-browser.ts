import { type Browser, chromium } from "@playwright/test";
import { findChromium } from "#tools/find-chromium.ts";

/** Runs something in a browser of its own, which has seen nothing before. */
export async function inBrowser<Result>(
  run: (browser: Browser) => Promise<Result>,
  ...args: readonly string[]
): Promise<Result> {
  const browser = await chromium.launch({
    executablePath: await findChromium(),
    args: ["--no-sandbox", "--disable-gpu", ...args],
  });
  try {
    return await run(browser);
  } finally {
    await browser.close();
  }
}
