import { z } from "zod";
import { type Neighbors, NO_NEIGHBORS } from "#server/processes/neighbors.ts";
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
  /** A random text that all processes have; another one once storage is open. */
  salt(): string;
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

/** Between the processes of this machine, and with those of other machines on the same PostgreSQL. */
export function createAgreement(siblings: Siblings = ALONE, neighbors: Neighbors = NO_NEIGHBORS): Agreement {
  const count = () => siblings.count + neighbors.count();
  const spends = new Map<string, Spend>();
  /** By limit and client, what was given here and not told yet. */
  let untold = new Map<string, Map<string, number>>();
  let timer: NodeJS.Timeout | undefined;
  /** What is taken now is told with the turn, so that whoever has the next one has heard it. */
  let isInTurn = false;

  const hear = (news: unknown) => {
    for (const [name, client, cost] of spentNews.safeParse(news).data ?? []) spends.get(name)?.(client, cost);
  };
  siblings.hear("spent", hear);
  neighbors.hear(hear);
  /** What was not told yet; from now on it is. */
  const takeNews = () => {
    clearTimeout(timer);
    timer = undefined;
    const news = [...untold].flatMap(([name, clients]) =>
      [...clients].map(([client, cost]) => [name, client, cost] as const),
    );
    untold = new Map();
    return news;
  };
  const tell = () => {
    const news = takeNews();
    if (news.length === 0) return;
    siblings.tell("spent", news);
    if (neighbors.count() > 0) neighbors.tell(news);
  };
  const note = (name: string, client: string, cost: number, most: number) => {
    const clients = untold.get(name) ?? new Map<string, number>();
    const sum = (clients.get(client) ?? 0) + cost;
    untold.set(name, clients.set(client, sum));
    if (isInTurn) return;
    if (sum >= most) tell();
    else timer ??= setTimeout(tell, Math.max(EACH_MS.least, EACH_MS.aProcess * count())).unref();
  };

  const inTurn = <Result>(take: () => Result): Result => {
    isInTurn = true;
    try {
      return take();
    } finally {
      isInTurn = false;
    }
  };

  return {
    salt: () => neighbors.salt() ?? siblings.salt,
    join(name, burst, spend) {
      spends.set(name, spend);
      return (client, cost) => {
        if (count() > 1) note(name, client, cost, (burst * UNTOLD_SHARE) / count());
      };
    },
    exactly(take) {
      if (neighbors.count() > 0) return neighbors.inTurn(() => inTurn(take), takeNews);
      return siblings.inTurn(() => {
        const taken = take();
        tell();
        return taken;
      });
    },
  };
}
