import { z } from "zod";
import { ALONE, type Siblings } from "#server/processes/siblings.ts";
import {
  type Allowance,
  createRateLimit,
  type MonotonicClock,
  type RateLimit,
  type Spend,
} from "./rate-limit.ts";

/** Nothing that was given stays untold for longer. With many processes there are many to tell. */
const EACH_MS = { least: 100, aProcess: 12 } as const;
/** Of an allowance, so much may have been given that the others have not been told of, over all processes. */
const UNTOLD_SHARE = 0.1;

/** How the limits of several processes count together: each decides by itself, at once, and tells the others what it has given. */
export type Agreement = {
  /** A random text that all processes have. */
  readonly salt: string;
  /** A limit takes part under its name: it is told what others have given. Returns what it tells of. */
  join(name: string, burst: number, spend: Spend): Spend;
  /** Takes from an allowance so small that each single one counts: while no other process does, and knowing what all have given. */
  exactly<Result>(take: () => Result): Promise<Result>;
};

/** A rate limit that counts what is taken in all processes under its name. */
export function createAgreedLimit(
  name: string,
  allowance: Allowance,
  { clock, agreement }: { readonly clock: MonotonicClock; readonly agreement: Agreement },
): RateLimit {
  const limit = createRateLimit(allowance, clock, (client, cost) => tell(client, cost));
  const tell = agreement.join(name, allowance.burst, limit.spend);
  return limit;
}

const spentNews = z.array(z.tuple([z.string(), z.string(), z.number()]));

export function createAgreement(siblings: Siblings = ALONE): Agreement {
  const { salt, count } = siblings;
  const spends = new Map<string, Spend>();
  /** By limit and client, what was given here and not told yet. */
  let untold = new Map<string, Map<string, number>>();
  let timer: NodeJS.Timeout | undefined;

  siblings.hear("spent", (news) => {
    for (const [name, client, cost] of spentNews.safeParse(news).data ?? []) spends.get(name)?.(client, cost);
  });
  const tell = () => {
    clearTimeout(timer);
    timer = undefined;
    if (untold.size === 0) return;
    const news = [...untold].flatMap(([name, clients]) =>
      [...clients].map(([client, cost]) => [name, client, cost] as const),
    );
    untold = new Map();
    siblings.tell("spent", news);
  };
  const note = (name: string, client: string, cost: number, most: number) => {
    const clients = untold.get(name) ?? new Map<string, number>();
    const sum = (clients.get(client) ?? 0) + cost;
    untold.set(name, clients.set(client, sum));
    if (sum >= most) tell();
    else timer ??= setTimeout(tell, Math.max(EACH_MS.least, EACH_MS.aProcess * count)).unref();
  };

  return {
    salt,
    join(name, burst, spend) {
      if (count === 1) return () => {};
      spends.set(name, spend);
      const most = (burst * UNTOLD_SHARE) / count;
      return (client, cost) => note(name, client, cost, most);
    },
    exactly: (take) =>
      siblings.inTurn(() => {
        const taken = take();
        tell();
        return taken;
      }),
  };
}
