import { existsSync } from "node:fs";
import { join } from "node:path";
import { pino } from "pino";
import { MODULES, MODULES_FOLDER } from "#app/head/deferred-module.ts";
import { openBuiltPages } from "#screens";
import { readConfig } from "#server/config.ts";
import { readingOf } from "#server/rendering/list-data.ts";
import { createServices } from "#server/services.ts";
import { prepareDatabase } from "#server/storage/database.ts";
import { IN_MEMORY } from "#server/storage/sqlite-file.ts";

const ORIGIN = "http://localhost";
const NONCE = "nonce";

/**
 * Renders a page from the build and looks whether its scripts wait (deferred-scripts.tsx). The router's elements may change
 * with its next version, and nobody would see it: the page would only start sooner, or not at all. A program of its own, for
 * React is another in production. Throws what is wrong.
 */
async function checkDeferral(client: string): Promise<void> {
  const html = await render("/contents");
  const files = new RegExp(`<script[^>]* type="text/plain" ${MODULES}="([^"]+)"`).exec(html)?.[1]?.split(" ");
  if (files === undefined) throw new Error("No script of the page waits.");
  const missing = files.filter((file) => !existsSync(join(client, MODULES_FOLDER, file)));
  if (missing.length > 0)
    throw new Error(`The page waits for files that are not built: ${missing.join(", ")}.`);
  if (/<link[^>]* rel="modulepreload"|<script[^>]* type="module"/.test(html))
    throw new Error("The page loads scripts at once that should wait.");
}

async function render(path: string): Promise<string> {
  const log = pino({ level: "error" });
  const database = prepareDatabase({ dataDir: IN_MEMORY, databaseUrl: undefined });
  const services = createServices(readConfig({}), { log, database });
  try {
    await services.open(() => {});
    const renderPage = await openBuiltPages({ ...services, contactEmail: null });
    const answer = await renderPage(new Request(ORIGIN + path), {
      nonce: NONCE,
      origin: ORIGIN,
      ads: null,
      formToken: "",
      savedList: readingOf({ kind: "none" }),
      report: (error) => log.error(error),
    });
    if (answer.status !== 200) throw new Error(`${path} answers ${answer.status}.`);
    return answer.page?.join("") ?? (await answer.text());
  } finally {
    await services.close();
  }
}

await checkDeferral(join(import.meta.dirname, "..", "..", "build", "client"));
