import { brotliCompressSync } from "node:zlib";
import type { Browser } from "@playwright/test";
import { HYDRATED_EVENT } from "#app/head/hydrated.ts";

/** Bytes of one kind of file; compressed with brotli unless it says otherwise. */
export type Weight = {
  /** Scripts that are fetched until React listens. */
  readonly eagerScripts: number;
  /** Scripts that a page which nobody uses further fetches by itself afterwards. */
  readonly laterScripts: number;
  readonly html: number;
  /** As the HTML is before it is compressed. */
  readonly htmlIdentity: number;
  readonly css: number;
};

type Fetched = {
  readonly type: string;
  readonly url: string;
  readonly body: Promise<Buffer>;
};

/** Until what a page fetches by itself after its start has come. */
const REST_MS = 4000;

/** Opens a page for the first time, moves so that its scripts start, and weighs what was fetched. */
export async function weighPage(browser: Browser, url: string): Promise<Weight> {
  const context = await browser.newContext();
  try {
    const page = await context.newPage();
    const fetched: Fetched[] = [];
    page.on("response", (response) =>
      fetched.push({ type: response.request().resourceType(), url: response.url(), body: response.body() }),
    );
    await page.addInitScript(
      (event) => addEventListener(event, () => performance.mark("ready")),
      HYDRATED_EVENT,
    );
    await page.goto(url, { waitUntil: "load" });
    await page.mouse.move(20, 20);
    await page.waitForTimeout(REST_MS);
    const late = new Set(
      await page.evaluate(() => {
        const ready = performance.getEntriesByName("ready")[0]?.startTime ?? Infinity;
        const files = performance.getEntriesByType("resource");
        return files.filter(({ startTime }) => startTime >= ready).map((file) => file.name);
      }),
    );
    const bytesOf = async (type: string, weigh: (body: Buffer) => number, isLate?: boolean) => {
      const files = fetched.filter(
        (file) => file.type === type && (isLate === undefined || late.has(file.url) === isLate),
      );
      const bodies = await Promise.all(files.map(({ body }) => body));
      return bodies.reduce((sum, body) => sum + weigh(body), 0);
    };
    return {
      eagerScripts: await bytesOf("script", brotliBytes, false),
      laterScripts: await bytesOf("script", brotliBytes, true),
      html: await bytesOf("document", brotliBytes),
      htmlIdentity: await bytesOf("document", (body) => body.byteLength),
      css: await bytesOf("stylesheet", brotliBytes),
    };
  } finally {
    await context.close();
  }
}

/** As built files lie in memory: best quality. */
function brotliBytes(body: Buffer): number {
  return brotliCompressSync(body).byteLength;
}

export function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`;
}
