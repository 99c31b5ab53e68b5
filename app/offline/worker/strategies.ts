import { NetworkFirst } from "workbox-strategies/NetworkFirst.js";
import { cacheKeyOf } from "#app/offline/offline-path.ts";
import { cacheOf } from "./this-build.ts";
import { lookUp } from "./look-up.ts";

/** A network that takes longer is answered for, if anything is kept. */
export const PATIENCE_S = 3;
const MOST_PAGES = 100;
const MOST_ANSWERS = 60;

/** Windows that are shown from the copy on this device. */
export const shownFromCopy = new Set<string>();

/** What follows "#" is the visitor's own (names in a private link, the key of a room): none of it is kept with the page. */
const withoutFragment = {
  async cacheKeyWillBeUsed({ request }: { request: Request }) {
    const [address = ""] = request.url.split("#");
    return address === request.url ? request : new Request(address, { headers: request.headers });
  },
};

/** Whole pages. Those with a query are not kept: there is no end of them. */
export const pages = new NetworkFirst({
  cacheName: cacheOf("pages"),
  networkTimeoutSeconds: PATIENCE_S,
  plugins: [
    withoutFragment,
    keeping((response, { search }) => search === "" && isPage(response), MOST_PAGES),
    {
      async cachedResponseWillBeUsed({ cachedResponse, request, event }) {
        const found = cachedResponse ?? (await lookUp(["pages", "carried"], cacheKeyOf(request.url)));
        if (found !== undefined && "resultingClientId" in event) {
          shownFromCopy.add(String(event.resultingClientId));
        }
        return found;
      },
    },
  ],
});

/** Pages that are kept before anybody has read them. */
export const precached = new NetworkFirst({ cacheName: cacheOf("carried"), plugins: [keeping(isPage)] });

/** What the router asks for instead of a whole page. */
export const data = new NetworkFirst({
  cacheName: cacheOf("data"),
  networkTimeoutSeconds: PATIENCE_S,
  plugins: [keeping((response) => response.status === 200, MOST_PAGES)],
});

/** Answers about names; a draw of the dice is never given twice. */
export const answers = new NetworkFirst({
  cacheName: cacheOf("answers"),
  networkTimeoutSeconds: PATIENCE_S,
  plugins: [
    keeping(({ status, headers }) => {
      return status === 200 && headers.get("cache-control")?.includes("no-store") !== true;
    }, MOST_ANSWERS),
  ],
});

/** The visitor's list: an old one never overtakes a slow one, so only a network that fails is answered for. */
export const savedList = new NetworkFirst({
  cacheName: cacheOf("answers"),
  plugins: [
    keeping(({ status }) => status === 200, MOST_ANSWERS),
    {
      cachedResponseWillBeUsed: async ({ cachedResponse, request }) =>
        cachedResponse ?? (await lookUp(["answers"], request.url)),
    },
  ],
});

function isPage({ status, redirected, headers }: Response): boolean {
  return status === 200 && !redirected && headers.get("content-type")?.startsWith("text/html") === true;
}

/** Keeps what is worth it, and of that the newest: a cache lists its entries in the order in which they were put. */
function keeping(isWorthIt: (response: Response, address: URL) => boolean, most = Number.POSITIVE_INFINITY) {
  return {
    async cacheWillUpdate({ response, request }: { response: Response; request: Request }) {
      return isWorthIt(response, new URL(request.url)) ? response : null;
    },
    async cacheDidUpdate({ cacheName }: { cacheName: string }) {
      const cache = await caches.open(cacheName);
      const kept = await cache.keys();
      await Promise.all(
        kept.slice(0, Math.max(0, kept.length - most)).map((request) => cache.delete(request)),
      );
    },
  };
}
