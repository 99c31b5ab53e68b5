import { BRAND } from "#content/site/brand.ts";

export type ReadPage = { readonly path: string; readonly title: string };

const MOST = 30;
const TITLE = /<title>([^<]*)<\/title>/;

/** The pages that the worker keeps, the last read first. */
export async function pagesOnDevice(): Promise<readonly ReadPage[]> {
  if (!("caches" in globalThis)) return [];
  const names = (await caches.keys()).filter((name) => name.startsWith("pages-"));
  const kept = await Promise.all(
    names.map(async (name) => {
      const cache = await caches.open(name);
      const requests = (await cache.keys()).toReversed().slice(0, MOST);
      return Promise.all(
        requests.map(async ({ url }) => pageOf(url, await cache.match(url, { ignoreVary: true }))),
      );
    }),
  );
  const pages = kept.toReversed().flat();
  const byPath = new Map(pages.toReversed().map((page) => [page.path, page]));
  return [...byPath.values()].toReversed().slice(0, MOST);
}

async function pageOf(url: string, response: Response | undefined): Promise<ReadPage> {
  const path = new URL(url).pathname;
  const title = TITLE.exec((await response?.text()) ?? "")?.[1] ?? path;
  return { path, title: plain(title.replace(` | ${BRAND.name}`, "")) };
}

/** The title as React wrote it into the page. */
function plain(html: string): string {
  const document = new DOMParser().parseFromString(html, "text/html");
  return document.documentElement.textContent;
}
