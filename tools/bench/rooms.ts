import { randomBytes } from "node:crypto";
import { Agent, get, request } from "node:http";
import { startServer } from "#tests/support/servers/start-server.ts";
import { median } from "./median.ts";
import { residentMb } from "./process-figures.ts";
import { quantile } from "./quantile.ts";
import { table } from "./table.ts";

const ROOMS = 4000;
const LISTENERS = 2;
const CHANGES = 500;
/** Connections that are opened at the same moment. */
const AT_ONCE = 50;

/** Rooms in which two devices wait each, in one process: its memory, and how soon both hear of a change. */
export async function benchRooms(): Promise<string> {
  const server = await startServer({ env: { LOG_LEVEL: "warn", TRUST_PROXY: "1" } });
  const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE });
  const before = residentMb(server.pid()).now;
  const rooms = Array.from({ length: ROOMS }, () => randomBytes(16).toString("hex"));
  const hears = new Map<string, () => void>();
  const leave: (() => void)[] = [];
  try {
    await inBatches(rooms, (room) => put(server.url, room, agent));
    await inBatches(
      rooms.flatMap((room) => Array.from({ length: LISTENERS }, () => room)),
      async (room) =>
        leave.push(await listen(`${server.url}/api/rooms/${room}/changes`, () => hears.get(room)?.())),
    );
    const waiting = residentMb(server.pid()).now;
    const delays: number[] = [];
    for (let change = 0; change < CHANGES; change += 1) {
      const room = rooms[(change * 7919) % ROOMS] ?? "";
      let left = LISTENERS;
      const heard = new Promise<void>((resolve) => hears.set(room, () => (left -= 1) === 0 && resolve()));
      const from = performance.now();
      await put(server.url, room, agent);
      await heard;
      delays.push(performance.now() - from);
      hears.delete(room);
    }
    return table([
      [`${ROOMS} rooms, ${LISTENERS} devices waiting in each`, "measured", "wanted"],
      ["resident memory, before", `${before.toFixed(0)} MB`, "–"],
      ["resident memory, with all waiting", `${waiting.toFixed(0)} MB`, "≤ 1,000 MB"],
      [`from a write until both have heard, median of ${CHANGES}`, `${median(delays).toFixed(1)} ms`, "–"],
      ["99 of 100", `${quantile(delays, 0.99).toFixed(1)} ms`, "–"],
      ["longest", `${Math.max(...delays).toFixed(1)} ms`, "≤ 1,000 ms"],
    ]);
  } finally {
    for (const end of leave) end();
    agent.destroy();
    await server.stop();
  }
}

async function inBatches<Item>(items: readonly Item[], run: (item: Item) => Promise<unknown>): Promise<void> {
  for (let from = 0; from < items.length; from += AT_ONCE) {
    await Promise.all(items.slice(from, from + AT_ONCE).map(run));
  }
}

function put(url: string, room: string, agent: Agent): Promise<void> {
  const body = JSON.stringify({ blob: randomBytes(780).toString("base64url") });
  return new Promise((resolve, reject) => {
    // Each write as another visitor's: one alone may not write so much.
    const cookie = `visitor=${randomBytes(16).toString("base64url")}`;
    const headers = {
      "content-type": "application/json",
      "content-length": body.length,
      cookie,
      "x-forwarded-for": anyAddress(),
    };
    const path = `${url}/api/rooms/${room}/slots/${"a".repeat(32)}`;
    const asking = request(path, { method: "PUT", agent, headers }, (response) => {
      response.resume();
      response.on("end", () =>
        response.statusCode === 200
          ? resolve()
          : reject(new Error(`A write was answered ${response.statusCode}.`)),
      );
    });
    asking.on("error", reject);
    asking.end(body);
  });
}

/** Resolves when the first event is there, with what ends the connection. */
function listen(url: string, onChange: () => void): Promise<() => void> {
  return new Promise((resolve, reject) => {
    const asking = get(url, { agent: false, headers: { "x-forwarded-for": anyAddress() } }, (response) => {
      if (response.statusCode !== 200) reject(new Error(`A stream was answered ${response.statusCode}.`));
      response.setEncoding("utf8");
      response.on("data", (text: string) => {
        for (const _ of text.matchAll(/data: changed/g)) onChange();
        resolve(() => asking.destroy());
      });
      response.on("error", () => undefined);
    });
    asking.on("error", reject);
  });
}

/** Behind one address, only so many may write and wait. */
function anyAddress(): string {
  return `10.${[...randomBytes(3)].join(".")}`;
}
