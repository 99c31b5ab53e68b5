import { Agent, get } from "node:http";

/** As a browser asks, at so many connections. */
const CONNECTIONS = 8;
const HEADERS = { "accept-encoding": "br", accept: "text/html,application/json" };

/** For servers that are to be asked so much: each request comes from another address, so that no allowance ends it. */
export const MANY_CLIENTS = { TRUST_PROXY: "1" } as const;

/**
 * Asks for each path once, eight at a time; when each was answered, in milliseconds. Throws at the first that is not
 * answered 200: what is refused or led elsewhere would measure nothing.
 */
export async function askAll(url: string, paths: readonly string[]): Promise<readonly number[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  const answeredAt: number[] = [];
  const waiting = paths.entries();
  const askInTurn = async () => {
    for (const [n, path] of waiting) {
      const status = await statusOf(`${url}${path}`, agent, n);
      if (status !== 200) throw new Error(`${path} was answered ${status}.`);
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

function statusOf(url: string, agent: Agent, n: number): Promise<number> {
  const client = `10.${(n >> 16) & 255}.${(n >> 8) & 255}.${n & 255}`;
  return new Promise((resolve, reject) => {
    const asking = get(url, { agent, headers: { ...HEADERS, "x-forwarded-for": client } }, (response) => {
      response.resume();
      response.on("end", () => resolve(response.statusCode ?? 0));
      response.on("error", reject);
    });
    asking.on("error", reject);
  });
}
