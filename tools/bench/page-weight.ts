import { brotliCompressSync } from "node:zlib";
import { chromium } from "@playwright/test";
import { startServer } from "#tests/support/start-server.ts";
import { findChromium } from "#tools/find-chromium.ts";
import { table } from "./table.ts";

const PAGES = [
  { name: "home page", path: "/", wanted: 140 },
  { name: "name page", path: "/names/hazel", wanted: 115 },
] as const;

/** What a browser fetches of JavaScript for a first load, brotli: until React listens, and later when at rest. */
export async function benchPageWeight(): Promise<string> {
  const server = await startServer();
  const browser = await chromium.launch({
    executablePath: await findChromium(),
    args: ["--no-sandbox", "--disable-gpu"],
  });
  try {
    const rows = [["first load", "JavaScript", "wanted", "fetched later, at rest", "HTML", "CSS"]];
    for (const { name, path, wanted } of PAGES) {
      const page = await browser.newPage();
      const fetched: { type: string; url: string; bytes: Promise<number> }[] = [];
      page.on("response", (response) => {
        fetched.push({
          type: response.request().resourceType(),
          url: response.url(),
          bytes: response.body().then((body) => brotliCompressSync(body).byteLength),
        });
      });
      await page.addInitScript(() => addEventListener("ready", () => performance.mark("ready")));
      await page.goto(`${server.url}${path}`, { waitUntil: "load" });
      // Whoever moves starts the scripts; what they fetch by themselves comes soon after.
      await page.mouse.move(20, 20);
      await page.waitForTimeout(4000);
      const late = new Set(
        await page.evaluate(() => {
          const ready = performance.getEntriesByName("ready")[0]?.startTime ?? Infinity;
          const files = performance.getEntriesByType("resource");
          return files.filter(({ startTime }) => startTime >= ready).map((file) => file.name);
        }),
      );
      const weigh = async (type: string, isLate: boolean) => {
        const sizes = await Promise.all(
          fetched
            .filter((file) => file.type === type && late.has(file.url) === isLate)
            .map(({ bytes }) => bytes),
        );
        return `${(sizes.reduce((sum, size) => sum + size, 0) / 1000).toFixed(1)} kB`;
      };
      rows.push([
        name,
        await weigh("script", false),
        `≤ ${wanted} kB`,
        await weigh("script", true),
        await weigh("document", false),
        await weigh("stylesheet", false),
      ]);
      await page.close();
    }
    return table(rows);
  } finally {
    await browser.close();
    await server.stop();
  }
}
