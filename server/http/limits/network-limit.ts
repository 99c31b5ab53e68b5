import type { Agreement } from "./agreement.ts";
import { type NetworkKey, networkKeys } from "./network-key.ts";
import {
  type Allowance,
  createRateLimit,
  type MonotonicClock,
  monotonic,
  type RateLimit,
} from "./rate-limit.ts";

/** How much is asked for, and from whose allowance: an address that stands for many has so many times as much. */
export type Share = { readonly cost?: number; readonly times?: number };

/** An allowance for each home's line, and ten times as much for the site it belongs to where IPv6 tells (network-key.ts). */
export type NetworkLimit = {
  /** The whole seconds until this address may come again; 0: now. Takes nothing. */
  wait(address: string, share?: Share): number;
  /** Takes what is asked for if there is as much: 0, else the whole seconds until there will be. Who is refused pays nothing. */
  take(address: string, asked?: Share): number;
  clients(): number;
};

/** Under which name several processes count it together. */
type Agreed = { readonly name: string; readonly agreement: Agreement };

export function createNetworkLimit(
  { burst, perMinute }: Allowance,
  clock: MonotonicClock = monotonic,
  agreed?: Agreed,
): NetworkLimit {
  const limits = new Map<number, RateLimit>();
  const limitOf = (times: number): RateLimit => {
    const known = limits.get(times);
    if (known !== undefined) return known;
    const tell = (key: string, cost: number) => tellOthers?.(`${times} ${key}`, cost);
    const made = createRateLimit({ burst: burst * times, perMinute: perMinute * times }, clock, tell);
    limits.set(times, made);
    return made;
  };
  const tellOthers = agreed?.agreement.join(agreed.name, burst, (client, cost) => {
    const [times = "", key = ""] = client.split(" ");
    limitOf(Number(times)).spend(key, cost);
  });
  const waitFor = (keys: readonly NetworkKey[], { cost = 1, times: more = 1 }: Share) =>
    Math.max(...keys.map(({ key, times }) => limitOf(times * more).wait(key, cost)));
  return {
    wait: (address, share = {}) => waitFor(networkKeys(address), share),
    take(address, share = {}) {
      const keys = networkKeys(address);
      const seconds = waitFor(keys, share);
      if (seconds > 0) return seconds;
      const { cost = 1, times: more = 1 } = share;
      for (const { key, times } of keys) limitOf(times * more).take(key, cost);
      return 0;
    },
    clients: () => [...limits.values()].reduce((sum, limit) => sum + limit.clients(), 0),
  };
}
