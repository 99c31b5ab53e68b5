/** How many writes a client may make: a burst, then a steady rate. */
export type Allowance = { readonly burst: number; readonly perMinute: number };

/** Writes of one visitor and address: 600 at once, so that a list of 500 can be filled, then 120 a minute. */
export const WRITE_ALLOWANCE: Allowance = { burst: 600, perMinute: 120 };

/** Writes of one address, whatever numbers it says its visitors have: ten times that, since a whole ward may share it. */
export const ADDRESS_ALLOWANCE: Allowance = { burst: 6000, perMinute: 1200 };

export type RateLimit = {
  /** Takes one from the client's allowance: 0 when there was one, else the whole seconds until there will be. */
  take(client: string): number;
};

const MOST_CLIENTS = 20_000;

/** A token bucket for each client. Full buckets are dropped first when there are too many clients to remember. */
export function createRateLimit(allowance: Allowance, now: () => number): RateLimit {
  const perMs = allowance.perMinute / 60_000;
  const buckets = new Map<string, { tokens: number; at: number }>();

  const forget = (time: number) => {
    for (const [client, bucket] of buckets)
      if (bucket.tokens + (time - bucket.at) * perMs >= allowance.burst) buckets.delete(client);
    for (const client of buckets.keys()) {
      if (buckets.size < MOST_CLIENTS) return;
      buckets.delete(client);
    }
  };

  return {
    take(client) {
      const time = now();
      const bucket = buckets.get(client) ?? { tokens: allowance.burst, at: time };
      const tokens = Math.min(allowance.burst, bucket.tokens + (time - bucket.at) * perMs);
      if (!buckets.has(client) && buckets.size >= MOST_CLIENTS) forget(time);
      buckets.set(client, { tokens: tokens >= 1 ? tokens - 1 : tokens, at: time });
      return tokens >= 1 ? 0 : Math.max(1, Math.ceil(Math.round((1 - tokens) / perMs) / 1000));
    },
  };
}
