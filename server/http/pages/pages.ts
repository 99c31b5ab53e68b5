import { refusesAds } from "#domain/ads/refuses-ads.ts";
import { createBriefMap } from "#server/brief-map.ts";
import type { AdsConfig } from "#server/ads-config.ts";
import type { Renderer } from "#server/rendering/create-renderer.ts";
import type { MadePage } from "#server/rendering/page-to-render.ts";
import type { PageShelf } from "./page-shelf.ts";
import { openPageMemory } from "./pages-in-memory.ts";
import { polishPage } from "./polish-page.ts";
import { isPacked, type Reply } from "#server/http/reply.ts";
import type { Client } from "#server/http/visitors/client.ts";
import { visitorIn } from "#server/http/visitors/visitor.ts";

/** A token is good for sixty days, and a page may lie on a device for weeks. */
const ON_SHELF_MS = 14 * 24 * 60 * 60 * 1000;

/** Pages that are asked for at the same moment; of more the shelf is asked twice. */
const MOST_MISSING = 100;

/** Who asks for a page, and what its own inline scripts carry. */
export type Asking = { readonly nonce: string; readonly origin: string; readonly client: Client };

type Making = Asking & { readonly isAhead?: boolean };

export type Pages = {
  /** The page as everybody without saved names gets it at this origin, if it lies in memory. */
  cached(origin: string, path: string, refusesAds?: boolean): Reply | undefined;
  /** The same page from the shelf, if it lies there; absent where there is no shelf. Never rejects. */
  kept?(origin: string, path: string, refusesAds: boolean): Promise<Reply | undefined>;
  /**
   * The page from where it can be had the soonest: memory, the shelf, a rendering that is under way, one of its own.
   * HEAD gets what GET would: whoever sends it leaves the body out.
   */
  render(request: Request, asking: Asking): Promise<Reply>;
  /** Makes a page that nobody has asked for, unless it is there already: for the shelf, where there is one, else for memory. */
  makeAhead(path: string, asking: Asking): Promise<void>;
};

type Given = {
  readonly development?: boolean;
  readonly ads?: AdsConfig | undefined;
  readonly shelf?: PageShelf | undefined;
  /** Does something once nobody waits for anything. */
  readonly inIdleTime?: ((job: () => Promise<void>) => void) | undefined;
  /** What tells pages apart that were made of other words (own-words); empty where there are none but ours. */
  readonly version?: () => string;
};

/**
 * Pages without a query and without a visitor are the same for everybody: they are rendered once, on first demand, and
 * kept in brotli with their ETag and policy. All others are rendered each time.
 */
export function createPages(renderer: Renderer, given: Given = {}): Pages {
  const { development = false, ads, shelf, inIdleTime, version = () => "" } = given;
  /** Canonical links hold the origin: a page asked for under a made-up host must not be shown to others. */
  const keyOf = (origin: string, path: string, adsHere: AdsConfig | undefined) =>
    `${origin} ${path}${adsHere === undefined ? "" : " with ads"}${version() && ` in ${version()}`}`;
  const memory = openPageMemory((key, reply) =>
    inIdleTime?.(() => polishPage(key, reply, { replace: memory.replace, shelf })),
  );
  const underWay = createBriefMap<string, Promise<Reply>>();
  /** What was just found not to lie on the shelf. */
  const missing = new Set<string>();
  const vary = `Accept-Encoding, Cookie${ads === undefined ? "" : ", Sec-GPC, Save-Data"}`;

  const onShelf = async (key: string): Promise<Reply | undefined> => {
    const kept = await shelf?.get(key);
    if (kept === undefined) return undefined;
    missing.delete(key);
    const reply: Reply = {
      status: 200,
      headers: { ...kept.headers, etag: kept.etag },
      body: { br: kept.br },
    };
    memory.offer(key, reply);
    return reply;
  };

  const putOnShelf = async (key: string, { reply, forAll, lasts }: MadePage): Promise<boolean> => {
    const { headers, body } = reply;
    const { etag } = headers;
    if (shelf === undefined || !forAll || !lasts || etag === undefined || !isPacked(body)) return false;
    return shelf.put(key, { headers, br: body.br, etag, until: Date.now() + ON_SHELF_MS });
  };

  /** On the shelf a page that was made has been seen once, as one that was read; what cannot lie there lies in memory. */
  const keep = async (key: string, made: MadePage): Promise<void> => {
    const isLaid = shelf !== undefined && (await putOnShelf(key, made));
    if (isLaid) memory.offer(key, made.reply);
    else if (made.forAll) memory.keep(key, made.reply);
  };

  /** The one place that says where a page comes from that does not lie in memory, and where it goes. */
  const find = async (key: string, make: () => Promise<MadePage>): Promise<Reply> => {
    let keeping: Promise<void> | undefined;
    try {
      // Nearly all requests come from the listener, which has asked the shelf.
      const kept = missing.delete(key) ? undefined : await onShelf(key);
      if (kept !== undefined) return kept;
      const made = await make();
      keeping = keep(key, made);
      return made.reply;
    } finally {
      // Nobody waits until it is written; who asks meanwhile is given the same.
      if (keeping === undefined) underWay.delete(key);
      else void keeping.finally(() => underWay.delete(key));
    }
  };

  const makerOf =
    (request: Request, asking: Making, adsHere: AdsConfig | undefined, forAll: boolean) => async () => {
      const before = version();
      const made = await renderer(request, { ...asking, ads: adsHere, vary, forAll, development });
      // Of which words it was made is not known then: nobody else is given it.
      return version() === before ? made : { ...made, forAll: false };
    };

  return {
    cached: (origin, path, refused = false) => memory.get(keyOf(origin, path, refused ? undefined : ads)),
    ...(shelf === undefined
      ? {}
      : {
          async kept(origin, path, refused) {
            const key = keyOf(origin, path, refused ? undefined : ads);
            const kept = await onShelf(key);
            if (missing.size >= MOST_MISSING) missing.clear();
            if (kept === undefined) missing.add(key);
            return kept;
          },
        }),
    async render(request, asking) {
      const adsHere = refusesAds(signalsOf(request)) ? undefined : ads;
      const path = development ? undefined : pathIfSameForAll(request);
      const make = makerOf(request, asking, adsHere, path !== undefined);
      if (path === undefined) return (await make()).reply;
      const key = keyOf(asking.origin, path, adsHere);
      const known = memory.get(key);
      if (known !== undefined) return known;
      const begun = underWay.get(key);
      if (begun !== undefined) {
        const reply = await begun;
        return setsCookies(reply) ? (await make()).reply : reply;
      }
      const finding = find(key, make);
      underWay.add(key, finding);
      return finding;
    },
    async makeAhead(path, asking) {
      const key = keyOf(asking.origin, path, ads);
      if (memory.get(key) !== undefined || (await shelf?.get(key)) !== undefined) return;
      const made = await makerOf(
        new Request(new URL(path, asking.origin)),
        { ...asking, isAhead: true },
        ads,
        true,
      )();
      if (shelf !== undefined) await putOnShelf(key, made);
      else if (made.forAll) memory.keep(key, made.reply);
    },
  };
}

/** A cookie is for whoever asked alone. */
function setsCookies({ cookies = [] }: Reply): boolean {
  return cookies.length > 0;
}

function signalsOf({ headers }: Request) {
  return { gpc: headers.get("sec-gpc"), saveData: headers.get("save-data") };
}

function pathIfSameForAll(request: Request): string | undefined {
  const { pathname, search } = new URL(request.url);
  return (request.method === "GET" || request.method === "HEAD") &&
    search === "" &&
    visitorIn(request.headers.get("cookie")) === undefined
    ? pathname
    : undefined;
}
