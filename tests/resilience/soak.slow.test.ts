import { expect, test } from "vitest";
import { foldName } from "#domain/names/entry/name.ts";
import { readRecords } from "#server/names/read-records.ts";
import { ROOT } from "#server/root.ts";
import { askAll } from "#tools/bench/asking/ask-all.ts";
import { MANY_CLIENTS } from "#tools/bench/asking/browser-headers.ts";
import { differentPaths } from "#tools/bench/asking/different-paths.ts";
import { residentMb } from "#tools/bench/process-figures.ts";
import { rounds } from "#tests/support/matrix.ts";
import { startServer } from "#tests/support/servers/start-server.ts";

/** Requests of each kind in a round. Home searches most of all: each once kept 0.14 MB for ten minutes. */
const EACH = rounds({ few: 15, all: 60 });
const HOME_EACH = rounds({ few: 150, all: 400 });
const ROUNDS = rounds({ few: 1, all: 3 });
/** What Node would choose in a container of 320 MB; a server that has just started needs a third of it. */
const HEAP_MB = 160;
const MOST_MB = 420;

test(
  "a server with little memory answers many different requests, thousands in all rounds",
  { timeout: 400_000 },
  async () => {
    const ids = readRecords(new URL("data/ssa/", ROOT)).names.all().map(foldName);
    const { home, ...others } = differentPaths(ids);
    const some = (pathOf: (n: number) => string, from: number, count: number) =>
      Array.from({ length: count }, (_, place) => pathOf(from + place));
    const round = (from: number) => [
      ...some(home.pathOf, from, HOME_EACH),
      ...Object.values(others).flatMap(({ pathOf }) => some(pathOf, from, EACH)),
    ];
    const server = await startServer({
      env: { ...MANY_CLIENTS, RENDER_THREADS: "1", NODE_OPTIONS: `--max-old-space-size=${HEAP_MB}` },
    });
    try {
      for (let at = 0; at < ROUNDS; at += 1) await askAll(server.url, round(10_000 * at));
      expect(residentMb(server.pid()).most).toBeLessThan(MOST_MB);
      expect((await fetch(`${server.url}/readyz`)).status).toBe(200);
    } finally {
      await server.stop();
    }
  },
);
