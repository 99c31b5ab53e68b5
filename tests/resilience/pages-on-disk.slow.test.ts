import { readdir, rm, truncate } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { IS_FULL } from "#tests/support/matrix.ts";
import { type RunningServer, startServer } from "#tests/support/servers/start-server.ts";

/** One server for both tests, in the order in which they stand. */
let server: RunningServer;

beforeAll(async () => {
  server = await startServer({ env: { RENDER_THREADS: "1" } });
});
afterAll(() => server.stop());

/** Each rendering has a token and an ETag of its own, to ten seconds: the same ETag is the same rendering. */
async function etagOf(path: string): Promise<string | null> {
  const answer = await fetch(`${server.url}${path}`);
  expect([answer.status, (await answer.text()).includes("</html>")]).toEqual([200, true]);
  return answer.headers.get("etag");
}

async function files(): Promise<readonly string[]> {
  const folder = join(server.dataDir, "pages");
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
}

const SOME = ["/names/hazel", "/names/zoe", "/compare"];

async function allEtags(): Promise<readonly (string | null)[]> {
  return Promise.all(SOME.map(etagOf));
}

test("a page that was rendered once is the same after a restart, and after a kill", async () => {
  const before = await allEtags();
  await vi.waitFor(async () => expect((await files()).length).toBeGreaterThanOrEqual(SOME.length), 10_000);
  await new Promise((resolve) => setTimeout(resolve, 11_000));
  if (IS_FULL) {
    await server.restart();
    expect(await allEtags()).toEqual(before);
  }
  await server.kill();
  await server.restart();
  expect(await allEtags()).toEqual(before);
});

test("pages that are damaged, or taken away under the server, are made anew", async () => {
  expect((await files()).length).toBeGreaterThanOrEqual(SOME.length);
  const [gone = "", ...damaged] = await files();
  await rm(gone);
  for (const file of damaged) await truncate(file, 1_000);
  await server.restart();
  await allEtags();
  if (!IS_FULL) return;
  await rm(join(server.dataDir, "pages"), { recursive: true });
  await server.restart();
  await allEtags();
});
