import type { Client } from "#server/http/visitors/client.ts";
import { type Agreement, createAgreedLimit, createAgreement } from "./agreement.ts";
import { createNetworkLimit, type NetworkLimit } from "./network-limit.ts";
import { networkKey } from "./network-key.ts";
import { type Allowance, type MonotonicClock, takeAll } from "./rate-limit.ts";
import { createWriteQueue, type WriteQueue } from "./write-queue.ts";

/** Writes of one visitor and address: 600 at once, so that a list of 500 can be filled, then 120 a minute. */
export const WRITES: Allowance = { burst: 600, perMinute: 120 };

/** Writes of one address, whatever numbers it says its visitors have: ten times that, since a whole ward may share it. */
const ADDRESS_WRITES: Allowance = { burst: 6000, perMinute: 1200 };

/** Lists begun from one address: everybody in a birth class may begin one, and nobody begins thousands. */
const NEW_LISTS: Allowance = { burst: 60, perMinute: 1 };

/** Rooms begun from one address: 20 at once, 20 an hour. */
const NEW_ROOMS: Allowance = { burst: 20, perMinute: 20 / 60 };

/** Pages at once, in minutes' worth of the steady rate: what a ward opens when visiting hours begin. */
const READ_MINUTES_AT_ONCE = 2;

/** Where anybody may stand behind an address (a proxy that TRUST_PROXY does not count), there is so many times as much. */
const MANY = 10;

/** All allowances of reading and saving. Each take gives 0, or the whole seconds until there will be some. */
type Allowances = {
  write(client: Client, visitor: string): number;
  newList(client: Client): Promise<number>;
  newRoom(client: Client): Promise<number>;
  /** Costs: 1 for a page. */
  read(client: Client, cost: number): number;
  /** One write in hand for each list and room. */
  readonly queue: WriteQueue;
};

type Given = {
  readonly clock: MonotonicClock;
  /** 0: reading is not counted. */
  readonly readsPerMinute: number;
  /** With the other processes. Default: there is none. */
  readonly agreement?: Agreement;
};

export function createAllowances({
  clock,
  readsPerMinute,
  agreement = createAgreement(),
}: Given): Allowances {
  const network = (name: string, allowance: Allowance) =>
    createNetworkLimit(allowance, clock, { name, agreement });
  const visitorWrites = createAgreedLimit("visitor writes", WRITES, { clock, agreement });
  const addressWrites = network("address writes", ADDRESS_WRITES);
  const lists = network("new lists", NEW_LISTS);
  const rooms = network("new rooms", NEW_ROOMS);
  const reads = network("reads", {
    burst: readsPerMinute * READ_MINUTES_AT_ONCE,
    perMinute: readsPerMinute,
  });
  const begin = (limit: NetworkLimit, { address, standsForMany }: Client): Promise<number> =>
    agreement.exactly(() => limit.take(address, { times: standsForMany ? MANY : 1 }));
  return {
    write: ({ address }, visitor) =>
      takeAll([
        [addressWrites, address],
        [visitorWrites, `${networkKey(address)} ${visitor}`],
      ]),
    newList: (client) => begin(lists, client),
    newRoom: (client) => begin(rooms, client),
    read: ({ address, standsForMany }, cost) =>
      readsPerMinute === 0 || standsForMany || cost === 0 ? 0 : reads.take(address, { cost }),
    queue: createWriteQueue(),
  };
}
