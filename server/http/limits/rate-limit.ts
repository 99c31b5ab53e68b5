import { createComings } from "./comings.ts";

/** How much a client may do: a burst, then a steady rate. */
export type Allowance = { readonly burst: number; readonly perMinute: number };

/** Told of, or tells of, so much that a client was given. */
export type Spend = (client: string, cost: number) => void;

export type RateLimit = {
  /** The whole seconds until the client may come again for so much; 0: now. Takes nothing. */
  wait(client: string, cost?: number): number;
  /** Takes so much (1 when it is not said) from the client's allowance: 0 when there was enough, else as wait. */
  take(client: string, cost?: number): number;
  /** Takes so much that another process has given already, below nothing if need be. */
  spend: Spend;
  /** How many clients are remembered. */
  clients(): number;
};

/** Milliseconds that only go forward: a clock that is set back must not lock anybody out. */
export type MonotonicClock = () => number;

export const monotonic: MonotonicClock = () => performance.now();

const MOST_CLIENTS = 20_000;
const SHORTEST_SWEEP_MS = 1_000;

/**
 * A token bucket for each client. A client is forgotten as soon as its allowance is surely full again, which is
 * burst / perMinute minutes after it last came, also when nobody else comes; those that came longest ago go first
 * when there are too many. `tell` hears of all that is taken here.
 */
export function createRateLimit(
  allowance: Allowance,
  clock: MonotonicClock = monotonic,
  tell: Spend = () => {},
): RateLimit {
  const perMs = allowance.perMinute / 60_000;
  const fullAfterMs = Math.ceil(allowance.burst / perMs);
  const buckets = createComings();
  let sweep: NodeJS.Timeout | undefined;

  const forgetFull = (time: number): void => {
    for (let oldest = buckets.oldest(); oldest !== undefined; oldest = buckets.oldest()) {
      if (time - oldest.at < fullAfterMs) return;
      buckets.forget(oldest);
    }
  };
  const sweepLater = (afterMs = fullAfterMs): void => {
    sweep ??= setTimeout(() => {
      sweep = undefined;
      const time = clock();
      forgetFull(time);
      const oldest = buckets.oldest();
      if (oldest !== undefined) sweepLater(Math.max(SHORTEST_SWEEP_MS, oldest.at + fullAfterMs - time));
    }, afterMs).unref();
  };
  const tokensOf = (client: string, time: number): number => {
    const bucket = buckets.get(client);
    if (bucket === undefined) return allowance.burst;
    return Math.min(allowance.burst, bucket.tokens + (time - bucket.at) * perMs);
  };
  const secondsFor = (cost: number, tokens: number): number =>
    tokens >= cost ? 0 : Math.max(1, Math.ceil(Math.round((cost - tokens) / perMs) / 1000));

  const remember = (client: string, tokens: number, time: number): void => {
    const bucket = buckets.come(client);
    bucket.tokens = tokens;
    bucket.at = time;
    forgetFull(time);
    const oldest = buckets.oldest();
    if (oldest !== undefined && buckets.count() > MOST_CLIENTS) buckets.forget(oldest);
    sweepLater();
  };

  return {
    wait: (client, cost = 1) => secondsFor(cost, tokensOf(client, clock())),
    take(client, cost = 1) {
      const time = clock();
      const tokens = tokensOf(client, time);
      const isEnough = tokens >= cost;
      remember(client, isEnough ? tokens - cost : tokens, time);
      if (isEnough) tell(client, cost);
      return secondsFor(cost, tokens);
    },
    spend(client, cost) {
      const time = clock();
      remember(client, tokensOf(client, time) - cost, time);
    },
    clients: buckets.count,
  };
}

/** Whatever gives an allowance to each client. */
export type Limit = { wait(client: string): number; take(client: string): number };

/** Takes one from each allowance if all have one: 0, else the longest wait in seconds, and nothing is taken. */
export function takeAll(claims: readonly (readonly [limit: Limit, client: string])[]): number {
  const seconds = Math.max(...claims.map(([limit, client]) => limit.wait(client)));
  if (seconds === 0) for (const [limit, client] of claims) limit.take(client);
  return seconds;
}
