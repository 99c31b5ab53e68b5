import { Agent, get } from "node:http";

/** As a browser asks, at so many connections. */
const CONNECTIONS = 8;
const HEADERS = { "accept-encoding": "br", accept: "text/html,application/json" };

/** Asks for each path once, eight at a time; when each was answered, in milliseconds. Throws at the first 5xx, or when nobody answers. */
export async function askAll(url: string, paths: readonly string[]): Promise<readonly number[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  const answeredAt: number[] = [];
  const waiting = paths.values();
  const askInTurn = async () => {
    for (const path of waiting) {
      const status = await statusOf(`${url}${path}`, agent);
      if (status >= 500) throw new Error(`${path} was answered ${status}.`);
      answeredAt.push(performance.now());
    }
  };
  try {
    await Promise.all(Array.from({ length: CONNECTIONS }, askInTurn));
  } finally {
    agent.destroy();
  }
  return answeredAt;
}

/** Requests a second over these moments. */
export function rateOf(moments: readonly number[]): number {
  const spanMs = (moments.at(-1) ?? 0) - (moments[0] ?? 0);
  return ((moments.length - 1) / spanMs) * 1000;
}

function statusOf(url: string, agent: Agent): Promise<number> {
  return new Promise((resolve, reject) => {
    const asking = get(url, { agent, headers: HEADERS }, (response) => {
      response.resume();
      response.on("end", () => resolve(response.statusCode ?? 0));
      response.on("error", reject);
    });
    asking.on("error", reject);
  });
}
