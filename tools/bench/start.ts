import { spawn } from "node:child_process";
import { mkdtempSync, readFileSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { median } from "./median.ts";
import { table } from "./table.ts";

const STARTS = 5;
const POLL_MS = 5;

/** From typing "npm run serve" to the first answer of /readyz and of the home page; and the memory then. */
export async function benchStart(): Promise<string> {
  const ready: number[] = [];
  const home: number[] = [];
  const memory: number[] = [];
  for (let start = 0; start < STARTS; start += 1) {
    const port = await freePort();
    const from = performance.now();
    const server = spawn("npm", ["run", "--silent", "serve"], {
      env: {
        ...process.env,
        PORT: String(port),
        DATA_DIR: mkdtempSync(join(tmpdir(), "bench-")),
        LOG_LEVEL: "warn",
      },
      stdio: ["ignore", "ignore", "inherit"],
      detached: true,
    });
    await firstAnswer(`http://127.0.0.1:${port}/readyz`);
    ready.push(performance.now() - from);
    await firstAnswer(`http://127.0.0.1:${port}/`);
    home.push(performance.now() - from);
    memory.push(residentMb(server.pid ?? 0));
    process.kill(-(server.pid ?? 0), "SIGTERM");
    await new Promise((resolve) => server.once("exit", resolve));
  }
  return table([
    ["npm run serve, already built", "median of 5", "all", "wanted"],
    ["to the first answer", seconds(median(ready)), ready.map(seconds).join(" "), "≤ 1.5 s"],
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

/** Resident memory of the largest process in a process group: the server, not the npm that started it. */
function residentMb(group: number): number {
  const pids = readFileSync(`/proc/${group}/task/${group}/children`, "utf8").trim().split(" ");
  const all = [String(group), ...pids, ...pids.flatMap((pid) => childrenOf(pid))];
  return Math.max(...all.map((pid) => residentKb(pid))) / 1024;
}

function childrenOf(pid: string): readonly string[] {
  if (pid === "") return [];
  return readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8").trim().split(" ");
}

function residentKb(pid: string): number {
  if (pid === "") return 0;
  return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1] ?? 0);
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  return typeof address === "object" && address !== null ? address.port : 0;
}

function seconds(ms: number): string {
  return `${(ms / 1000).toFixed(2)} s`;
}
