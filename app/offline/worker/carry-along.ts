import { versionIn } from "#app/offline/cache-names.ts";
import { PRECACHED_PAGES } from "#app/offline/carried-pages.data.ts";
import { NAMES_COPY_PATH, SITE_COPY_PATH } from "#app/offline/names-copy-path.ts";
import { isAbsent } from "#app/site/is-absent.ts";
import { precached, pages, savedList } from "./strategies.ts";
import { cacheOf, OF_PAGES, VERSION } from "./this-build.ts";

/**
 * Fetches what was not read yet but should be at hand: one after the other, so that it stands in nobody's way. What fails is
 * tried again at the next page, and so is what was forgotten since.
 */
export async function precachePages(event: Event): Promise<void> {
  const kept = await (await caches.open(cacheOf("carried"))).keys();
  const there = new Set(kept.map(({ url }) => new URL(url).pathname));
  await PRECACHED_PAGES.filter((path) => !there.has(path) && !isAbsent(path)).reduce(async (before, path) => {
    await before;
    await keepFilesOf(path);
    await precached.handle(asked(path, event));
  }, Promise.resolve());
  const copy = await caches.open(cacheOf("copy"));
  if ((await copy.match(NAMES_COPY_PATH)) !== undefined) return;
  await readAgain(event);
  await copy.add(new Request(SITE_COPY_PATH, { cache: "no-cache" }));
  // Last: its presence says that all of this is done.
  await copy.add(new Request(NAMES_COPY_PATH, { cache: "no-cache" }));
}

/** A page that was read without the worker: before it was there, or put together by the router. */
export async function keepPage(path: string, event: Event): Promise<void> {
  // First: where the page is kept, what it needs is.
  await keepFilesOf(path);
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

async function keepFilesOf(path: string): Promise<void> {
  const files = OF_PAGES.flatMap(([addresses, named]) => (new RegExp(addresses).test(path) ? named : []));
  if (files.length === 0) return;
  const copy = await caches.open(cacheOf("copy"));
  await Promise.all(
    files.map(async (file) => (await copy.match(`/assets/${file}`)) ?? copy.add(`/assets/${file}`)),
  );
}

function asked(path: string, event: Event) {
  return { event, request: new Request(path, { credentials: "same-origin" }) };
}
