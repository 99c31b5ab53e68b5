import { networkKeys } from "./network-key.ts";
import { type Allowance, createRateLimit, type MonotonicClock, monotonic } from "./rate-limit.ts";

/** An allowance for each home's line, and ten times as much for the site it belongs to where IPv6 tells (network-key.ts). */
export type NetworkLimit = {
  /** The whole seconds until this address may come again; 0: now. Takes nothing. */
  wait(address: string): number;
  /** Takes one for the address when there is one: 0, else the whole seconds until there will be. Refused ones cost nothing. */
  take(address: string): number;
  clients(): number;
};

export function createNetworkLimit(
  { burst, perMinute }: Allowance,
  clock: MonotonicClock = monotonic,
): NetworkLimit {
  const limits = new Map<number, ReturnType<typeof createRateLimit>>();
  const limitOf = (times: number) => {
    const known = limits.get(times);
    if (known !== undefined) return known;
    const made = createRateLimit({ burst: burst * times, perMinute: perMinute * times }, clock);
    limits.set(times, made);
    return made;
  };
  const wait = (address: string) =>
    Math.max(...networkKeys(address).map(({ key, times }) => limitOf(times).wait(key)));
  return {
    wait,
    take(address) {
      const seconds = wait(address);
      if (seconds === 0) for (const { key, times } of networkKeys(address)) limitOf(times).take(key);
      return seconds;
    },
    clients: () => [...limits.values()].reduce((sum, limit) => sum + limit.clients(), 0),
  };
}
