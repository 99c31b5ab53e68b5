import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { freePort } from "#tests/support/servers/free-port.ts";
import { against, atMost } from "./bar.ts";
import type { Effort } from "./effort.ts";
import { median } from "./median.ts";
import { processTree, residentMb } from "./process-figures.ts";
import { table } from "./table.ts";

const POLL_MS = 5;

/** From typing "npm run serve" to the first answer of /readyz and of the home page; and the memory then. */
export async function benchStart({ rounds }: Effort): Promise<string> {
  const ready: number[] = [];
  const home: number[] = [];
  const memory: number[] = [];
  for (let start = 0; start < rounds; start += 1) {
    const port = await freePort();
    const dataDir = mkdtempSync(join(tmpdir(), "bench-"));
    const from = performance.now();
    const server = spawn("npm", ["run", "--silent", "serve"], {
      env: {
        ...process.env,
        PORT: String(port),
        DATA_DIR: dataDir,
        LOG_LEVEL: "warn",
      },
      stdio: ["ignore", "ignore", "inherit"],
      detached: true,
    });
    await firstAnswer(`http://127.0.0.1:${port}/readyz`);
    ready.push(performance.now() - from);
    await firstAnswer(`http://127.0.0.1:${port}/`);
    home.push(performance.now() - from);
    const [npm = 0, node = npm] = processTree(server.pid ?? 0);
    memory.push(residentMb(node).now);
    process.kill(-npm, "SIGTERM");
    await new Promise((resolve) => server.once("exit", resolve));
    rmSync(dataDir, { recursive: true, force: true });
  }
  return table([
    ["npm run serve, already built", `median of ${rounds}`, "all", "wanted"],
    [
      "to the first answer",
      seconds(median(ready)),
      ready.map(seconds).join(" "),
      against(median(ready) / 1000, atMost(1.5, " s", 1)),
    ],
    ["to the first home page", seconds(median(home)), home.map(seconds).join(" "), "–"],
    [
      "resident memory after it",
      `${median(memory).toFixed(0)} MB`,
      memory.map((mb) => mb.toFixed(0)).join(" "),
      "–",
    ],
  ]);
}

async function firstAnswer(url: string): Promise<void> {
  for (;;) {
    const response = await fetch(url).catch(() => undefined);
    await response?.arrayBuffer();
    if (response?.ok === true) return;
    await delay(POLL_MS);
  }
}

function seconds(ms: number): string {
  return `${(ms / 1000).toFixed(2)} s`;
}
