import { setTimeout as delay } from "node:timers/promises";
import { z } from "zod";
import { rounds } from "#tests/support/matrix.ts";

/** What visitors have met since they came. */
export type Seen = {
  /** How often each status was answered to calls that need storage; "none" where nobody answered. */
  readonly statuses: ReadonlyMap<number | "none", number>;
  /** The same for a search, which needs none. */
  readonly searches: ReadonlyMap<number | "none", number>;
  /** Saves that were acknowledged, by the visitor's cookie. */
  readonly saved: ReadonlyMap<string, ReadonlySet<string>>;
  readonly acknowledged: () => number;
};

export type Visitors = Seen & {
  /** Resolves when the last call is answered. */
  leave(): Promise<void>;
  /** Resolves when so many more saves have been acknowledged. */
  moreSaves(count: number): Promise<void>;
};

/**
 * Milliseconds between two calls of one visitor. Who never rests fills a core for as long as a server takes to come back, and
 * makes it take longer.
 */
const REST_MS = rounds({ few: 10, all: 0 });

/** For a server with TRUST_PROXY=1: visitors from everywhere, so that no allowance runs out. */
const fromSomewhere = () => `10.${[0, 0, 0].map(() => Math.floor(Math.random() * 250)).join(".")}`;

/** Writers and readers who hardly rest, each writer with one list after another, and one who searches. */
export async function sendVisitors(
  url: string,
  { writers, readers }: { readonly writers: number; readonly readers: number },
): Promise<Visitors> {
  const names = await someNames(url);
  const statuses = new Map<number | "none", number>();
  const searches = new Map<number | "none", number>();
  const saved = new Map<string, Set<string>>();
  const until = { enough: false };
  const done = { saves: 0 };

  const call = async (counts: Map<number | "none", number>, path: string, init?: RequestInit) => {
    const response = await fetch(`${url}${path}`, init).catch(() => undefined);
    const body = await response?.text().catch(() => undefined);
    const status = response === undefined || body === undefined ? "none" : response.status;
    counts.set(status, (counts.get(status) ?? 0) + 1);
    if (typeof status !== "number" || status >= 400) await delay(30);
    else if (REST_MS > 0) await delay(REST_MS);
    return { status, cookie: response?.headers.getSetCookie()[0]?.split(";")[0] };
  };
  const write = async () => {
    let cookie = "";
    for (let n = 0; !until.enough; n = (n + 1) % names.length) {
      if (n === 0) cookie = "";
      const nameId = names[n] ?? "";
      const answer = await call(statuses, "/api/saved-names", {
        method: "POST",
        headers: {
          "content-type": "application/json",
          "x-forwarded-for": fromSomewhere(),
          ...(cookie === "" ? {} : { cookie }),
        },
        body: JSON.stringify({ nameId }),
      });
      if (answer.status !== 200 && answer.status !== 201) continue;
      cookie = answer.cookie ?? cookie;
      saved.set(cookie, (saved.get(cookie) ?? new Set()).add(nameId));
      done.saves += 1;
    }
  };
  const read = async () => {
    while (!until.enough) {
      const cookie = [...saved.keys()].at(-1) ?? "";
      await call(statuses, "/api/saved-names", { headers: { cookie } });
    }
  };
  const search = async () => {
    while (!until.enough) {
      await call(searches, "/api/names/search?q=hazel");
      await delay(20);
    }
  };
  const all = [...Array.from({ length: writers }, write), ...Array.from({ length: readers }, read), search()];
  return {
    statuses,
    searches,
    saved,
    acknowledged: () => done.saves,
    async leave() {
      until.enough = true;
      await Promise.all(all);
    },
    async moreSaves(count) {
      const wanted = done.saves + count;
      while (done.saves < wanted) await delay(10);
    },
  };
}

/** Some fifty names that may be saved. */
async function someNames(url: string): Promise<readonly string[]> {
  const response = await fetch(`${url}/api/names/generate?count=50`);
  return z
    .array(z.object({ id: z.string() }))
    .parse(await response.json())
    .map(({ id }) => id);
}

/** Acknowledged saves that the server does not have: "<cookie> <name>" each. */
export async function lostSaves(url: string, { saved }: Pick<Seen, "saved">): Promise<readonly string[]> {
  const lost: string[] = [];
  for (const [cookie, names] of saved) {
    const response = await fetch(`${url}/api/saved-names`, { headers: { cookie } });
    const text = await response.text();
    lost.push(
      ...[...names].filter((name) => !text.includes(`"nameId":"${name}"`)).map((name) => `${cookie} ${name}`),
    );
  }
  return lost;
}
