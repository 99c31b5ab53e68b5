/** How many writes a client may make: a burst, then a steady rate. */
export type Allowance = { readonly burst: number; readonly perMinute: number };

/** Writes of one visitor and address: 600 at once, so that a list of 500 can be filled, then 120 a minute. */
export const WRITE_ALLOWANCE: Allowance = { burst: 600, perMinute: 120 };

/** Writes of one address, whatever numbers it says its visitors have: ten times that, since a whole ward may share it. */
export const ADDRESS_ALLOWANCE: Allowance = { burst: 6000, perMinute: 1200 };

export type RateLimit = {
  /** The whole seconds until the client may come again; 0: now. Takes nothing. */
  wait(client: string): number;
  /** Takes one from the client's allowance: 0 when there was one, else the whole seconds until there will be. */
  take(client: string): number;
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
 * when there are too many.
 */
export function createRateLimit(allowance: Allowance, clock: MonotonicClock = monotonic): RateLimit {
  const perMs = allowance.perMinute / 60_000;
  const fullAfterMs = Math.ceil(allowance.burst / perMs);
  /** In the order in which they came last. */
  const buckets = new Map<string, { readonly tokens: number; readonly at: number }>();
  let sweep: NodeJS.Timeout | undefined;

  const forgetFull = (time: number): void => {
    for (const [client, { at }] of buckets) {
      if (time - at < fullAfterMs) break;
      buckets.delete(client);
    }
  };
  const sweepLater = (afterMs = fullAfterMs): void => {
    sweep ??= setTimeout(() => {
      sweep = undefined;
      const time = clock();
      forgetFull(time);
      const [oldest] = buckets.values();
      if (oldest !== undefined) sweepLater(Math.max(SHORTEST_SWEEP_MS, oldest.at + fullAfterMs - time));
    }, afterMs).unref();
  };
  const tokensOf = (client: string, time: number): number => {
    const bucket = buckets.get(client);
    if (bucket === undefined) return allowance.burst;
    return Math.min(allowance.burst, bucket.tokens + (time - bucket.at) * perMs);
  };
  const secondsFor = (tokens: number): number =>
    tokens >= 1 ? 0 : Math.max(1, Math.ceil(Math.round((1 - tokens) / perMs) / 1000));

  return {
    wait: (client) => secondsFor(tokensOf(client, clock())),
    take(client) {
      const time = clock();
      const tokens = tokensOf(client, time);
      buckets.delete(client);
      forgetFull(time);
      const [oldest] = buckets.keys();
      if (oldest !== undefined && buckets.size >= MOST_CLIENTS) buckets.delete(oldest);
      buckets.set(client, { tokens: tokens >= 1 ? tokens - 1 : tokens, at: time });
      sweepLater();
      return secondsFor(tokens);
    },
    clients: () => buckets.size,
  };
}
