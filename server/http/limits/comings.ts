/** What one client has left, and when that was noted, in milliseconds of the limit's clock. */
type Bucket = { tokens: number; at: number };

type Coming = Bucket & { readonly client: string; older: Coming | undefined; newer: Coming | undefined };

/** Clients in the order in which they came last. */
type Comings = {
  get(client: string): Bucket | undefined;
  /** The client's bucket, from now on the newest; an empty one where there was none. */
  come(client: string): Bucket;
  /** Who came longest ago. */
  oldest(): Coming | undefined;
  forget(coming: Coming): void;
  count(): number;
};

/**
 * A map, and a chain through its values. A map alone keeps an order, too, but looks past every place that was given up to
 * find the first: with 20,000 clients that took as long as answering them.
 */
export function createComings(): Comings {
  const comings = new Map<string, Coming>();
  let oldest: Coming | undefined;
  let newest: Coming | undefined;

  const unlink = ({ older, newer }: Coming): void => {
    if (older === undefined) oldest = newer;
    else older.newer = newer;
    if (newer === undefined) newest = older;
    else newer.older = older;
  };
  const link = (coming: Coming): Coming => {
    coming.older = newest;
    coming.newer = undefined;
    if (newest === undefined) oldest = coming;
    else newest.newer = coming;
    return (newest = coming);
  };

  return {
    get: (client) => comings.get(client),
    come(client) {
      const known = comings.get(client);
      if (known !== undefined) {
        unlink(known);
        return link(known);
      }
      const coming = { client, tokens: 0, at: 0, older: undefined, newer: undefined };
      comings.set(client, coming);
      return link(coming);
    },
    oldest: () => oldest,
    forget(coming) {
      unlink(coming);
      comings.delete(coming.client);
    },
    count: () => comings.size,
  };
}
