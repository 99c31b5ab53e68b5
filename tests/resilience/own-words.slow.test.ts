import { cpSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { startServer } from "#tests/support/servers/start-server.ts";

test("a signal to the first of several processes changes the words of all", async () => {
  const folder = mkdtempSync(join(tmpdir(), "own-words-"));
  cpSync("docs/examples/make-it-yours", folder, { recursive: true });
  const server = await startServer({ env: { CONTENT_DIR: folder, PROCESSES: "2" } });
  // Each connection goes to the next process.
  const names = async () => {
    const pages = Array.from({ length: 4 }, async () => {
      const answer = await fetch(`${server.url}/about`, { headers: { connection: "close" } });
      return /<title>[^|]*\| ([^<]+)<\/title>/.exec(await answer.text())?.[1];
    });
    return [...new Set(await Promise.all(pages))];
  };
  try {
    expect(await names()).toEqual(["Wren House"]);
    writeFileSync(join(folder, "brand.json"), '{"name":"Robin House"}');
    process.kill(server.pid(), "SIGHUP");
    await expect.poll(names, { timeout: 30_000 }).toEqual(["Robin House"]);
  } finally {
    await server.stop();
    rmSync(folder, { recursive: true });
  }
});
