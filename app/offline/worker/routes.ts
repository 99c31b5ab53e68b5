import { PrecacheController } from "workbox-precaching/PrecacheController.js";
import { PrecacheRoute } from "workbox-precaching/PrecacheRoute.js";
import { registerRoute } from "workbox-routing/registerRoute.js";
import { NAMES_COPY_PATH, SITE_COPY_PATH } from "#app/offline/names-copy-path.ts";
import { OFFLINE_PATH, offlineInsteadOf } from "#app/offline/offline-path.ts";
import { lookUp } from "./look-up.ts";
import { answers, data, pages, PATIENCE_S, savedList, shownFromCopy } from "./strategies.ts";
import { cacheOf, SHELL } from "./this-build.ts";

export const shell = new PrecacheController({ cacheName: cacheOf("shell") });
shell.addToCacheList(SHELL);

/** Not pages of visitors: for programs, for the frames of other sites, where the page without a network may not stand, and for whoever runs the site. */
const OTHERS = /^\/(?:api|embed|desk)(?:\/|$)/;

/** Who answers what. Writes are nobody's here: the page's own queue sends them. Whatever is not named goes to the network. */
export function answerRequests(): void {
  registerRoute(new PrecacheRoute(shell, { cleanURLs: false, directoryIndex: "" }));

  registerRoute(
    ({ url, sameOrigin }) =>
      sameOrigin &&
      (url.pathname.startsWith("/assets/") || [NAMES_COPY_PATH, SITE_COPY_PATH].includes(url.pathname)),
    // A file of the build before: a tab that was opened with it still asks, when the server has it no longer.
    async ({ request, url, event }) =>
      (await lookUp(["shell", "copy"], url.pathname)) ?? fetch(request, patienceWith(request, event)),
  );
  registerRoute(({ url, sameOrigin }) => sameOrigin && url.pathname === "/api/saved-names", savedList);
  registerRoute(({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith("/api/names/"), answers);
  registerRoute(({ url, sameOrigin }) => sameOrigin && url.pathname.endsWith(".data"), data);
  registerRoute(
    ({ request, url, sameOrigin }) => sameOrigin && request.mode === "navigate" && !OTHERS.test(url.pathname),
    async (options) => {
      const { url } = options;
      if (url.pathname === OFFLINE_PATH)
        return (await lookUp(["shell"], OFFLINE_PATH)) ?? fetch(options.request);
      return pages
        .handle(options)
        .catch(() => Response.redirect(new URL(offlineInsteadOf(`${url.pathname}${url.search}`), url).href));
    },
  );
}

/** A page from its copy waits for its pictures before its scripts begin: not for ever, where the network is silent. */
function patienceWith({ destination }: Request, event: Event): RequestInit {
  const isFromCopy = "clientId" in event && shownFromCopy.has(String(event.clientId));
  return destination === "image" && isFromCopy ? { signal: AbortSignal.timeout(PATIENCE_S * 1000) } : {};
}
