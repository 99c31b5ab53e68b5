import { versionIn } from "#app/offline/cache-names.ts";
import { DIRECTORY_PATH, NAMES_COPY_PATH } from "#app/offline/offline-path.ts";
import { carried, pages, savedList } from "./strategies.ts";
import { cacheOf, OF_ONE_PAGE, VERSION } from "./this-build.ts";

/** Pages that work without a network whether or not they were read: the tools. The sitemap knows each of them. */
const CARRIED = /^\/(games|templates|together)(\/|$)/;
const ALWAYS = ["/", "/saved", DIRECTORY_PATH];
const SITEMAP = "/sitemaps/pages.xml";

/** Fetches what was not read yet but should be at hand. A part that fails is tried again at the next page. */
export async function carryAlong(event: Event): Promise<void> {
  const copy = await caches.open(cacheOf("copy"));
  if ((await copy.match(NAMES_COPY_PATH)) === undefined) {
    const tools = await toolPages();
    // Last: its presence says that all of this is done.
    await Promise.all([...ALWAYS, ...tools].map((path) => carried.handle(asked(path, event))));
    await readAgain(event);
    await copy.add(new Request(NAMES_COPY_PATH, { cache: "no-cache" }));
  }
  const carriedNow = await caches.open(cacheOf("carried"));
  await Promise.all(
    ALWAYS.map(async (path) => {
      const isThere = (await carriedNow.match(path, { ignoreVary: true })) !== undefined;
      return isThere ? undefined : carried.handle(asked(path, event));
    }),
  );
}

/** A page that was read without the worker: before it was there, or put together by the router. */
export async function keepPage(path: string, event: Event): Promise<void> {
  // First: where the page is kept, what it needs is.
  const copy = await caches.open(cacheOf("copy"));
  const files = OF_ONE_PAGE[path] ?? [];
  await Promise.all(files.map(async (file) => (await copy.match(file)) ?? copy.add(file)));
  const kept = await caches.open(cacheOf("pages"));
  if ((await kept.match(path, { ignoreVary: true })) === undefined) await pages.handle(asked(path, event));
  const answers = await caches.open(cacheOf("answers"));
  const list = asked("/api/saved-names", event);
  if ((await answers.match(list.request, { ignoreVary: true })) === undefined) await savedList.handle(list);
}

/** Pages that were read with the build before are fetched anew, so that they do not go with its files. */
async function readAgain(event: Event): Promise<void> {
  const before = (await caches.keys()).filter(
    (name) => name.startsWith("pages-") && versionIn(name) !== VERSION,
  );
  const read = (await Promise.all(before.map(async (name) => (await caches.open(name)).keys()))).flat();
  await Promise.allSettled(read.map(({ url }) => keepPage(new URL(url).pathname, event)));
}

async function toolPages(): Promise<readonly string[]> {
  const response = await fetch(SITEMAP);
  if (!response.ok) return [];
  const paths = Array.from((await response.text()).matchAll(/<loc>([^<]+)<\/loc>/g), ([, address = ""]) => {
    return new URL(address).pathname;
  });
  return paths.filter((path) => CARRIED.test(path));
}

function asked(path: string, event: Event) {
  return { event, request: new Request(path, { credentials: "same-origin" }) };
}
