import { Agent } from "node:http";
import { type Answer, ask } from "./ask.ts";
import { clientAddress, headersFor } from "./browser-headers.ts";

const CONNECTIONS = 8;

export type Asked = Answer & {
  readonly path: string;
  /** When it was answered, in milliseconds, and how long that took. */
  readonly at: number;
  readonly ms: number;
};

/**
 * Asks for each path once, several at a time, as browsers do, and tells of each answer. Throws at the first that is not
 * answered 200: what is refused or led elsewhere would measure nothing.
 */
export async function askEach(
  url: string,
  paths: readonly string[],
  tell: (asked: Asked) => void,
  connections = CONNECTIONS,
): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const waiting = paths.entries();
  const askInTurn = async () => {
    for (const [n, path] of waiting) {
      const from = performance.now();
      const headers = { ...headersFor(path), "x-forwarded-for": clientAddress(n) };
      const answer = await ask(`${url}${path}`, headers, agent);
      if (answer.status !== 200) throw new Error(`${path} was answered ${answer.status}.`);
      const at = performance.now();
      tell({ ...answer, path, at, ms: at - from });
    }
  };
  try {
    await Promise.all(Array.from({ length: connections }, askInTurn));
  } finally {
    agent.destroy();
  }
}

/** The same; when each was answered, in milliseconds. */
export async function askAll(
  url: string,
  paths: readonly string[],
  connections = CONNECTIONS,
): Promise<readonly number[]> {
  const moments: number[] = [];
  await askEach(url, paths, ({ at }) => moments.push(at), connections);
  return moments;
}

/** Requests a second over these moments. */
export function rateOf(moments: readonly number[]): number {
  const spanMs = (moments.at(-1) ?? 0) - (moments[0] ?? 0);
  return ((moments.length - 1) / spanMs) * 1000;
}
