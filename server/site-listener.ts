import type { RequestListener, Server } from "node:http";
import { createEndpoints, publicEndpointsOf } from "./api/app.ts";
import { siteTemplates } from "./counts/site-templates.ts";
import { createApp } from "./http/app.ts";
import { guardReads } from "./http/limits/guard-reads.ts";
import { clientOfIncoming } from "./http/hono.ts";
import { createListener, type ListenerParts } from "./http/listener.ts";
import type { PageShelf } from "./http/pages/page-shelf.ts";
import { createPages, type Pages } from "./http/pages/pages.ts";
import { deviceCopies } from "./edition/device-copies.ts";
import { filesServed } from "./own-words/files-served.ts";
import { createRenderer } from "./rendering/create-renderer.ts";
import type { RenderPage } from "./rendering/page-to-render.ts";
import type { RenderPool } from "./rendering/render-pool.ts";
import type { Reply } from "./http/reply.ts";
import type { Services } from "./services.ts";

/** How pages are rendered, and the files beside them. */
export type Screens = Pick<ListenerParts, "before"> & {
  /** The built files, by their addresses. */
  readonly assets: ReadonlyMap<string, Reply>;
  readonly render: RenderPage;
  /** The program of a thread that renders; undefined where none may. */
  readonly renderWorker?: URL;
};

export type OpenScreens = (services: Services, server: Server) => Promise<Screens>;

type Rendered = {
  readonly development?: boolean;
  readonly pool?: RenderPool | undefined;
  readonly shelf?: PageShelf | undefined;
  /** Does something once nobody waits for anything. Without it, no page is compressed again. */
  readonly inIdleTime?: ((job: () => Promise<void>) => void) | undefined;
};

/** The pages of the screens, rendered by the pool where there is one, and kept. */
export function openPages(
  services: Services,
  { render }: Pick<Screens, "render">,
  { development, pool, shelf, inIdleTime }: Rendered = {},
): Pages {
  const renderer = createRenderer(services, render, pool);
  return createPages(renderer, {
    development: development === true,
    ads: services.config.ads,
    shelf,
    inIdleTime,
    version: services.own.version,
  });
}

/** Everything that the server answers, from the files to the pages: what Node calls for each request. */
export function createSiteListener(
  services: Services,
  { assets, before }: Pick<Screens, "assets" | "before">,
  pages: Pages,
): RequestListener {
  const { config, log, counts } = services;
  const endpoints = createEndpoints(services);
  const own = services.own.files;
  const isFile = (path: string) => own.has(path) || assets.has(path);
  counts.know({ templates: siteTemplates(endpoints), isFile });
  return createListener({
    app: createApp(services, endpoints, pages, {
      isFile,
      siteStyles: siteStylesIn(assets),
    }),
    assets: filesServed(assets, services.own, deviceCopies(services)),
    pages,
    publicEndpoints: publicEndpointsOf(endpoints),
    originOf: (request) => clientOfIncoming(request, config).origin,
    refuseRead: guardReads(services),
    log,
    onAnswered: counts.requests.note,
    onSearch(request, { text, isMissed }) {
      const { address } = clientOfIncoming(request, config);
      if (isMissed) counts.missed.note(address, text);
      else counts.missed.noteFound(address);
    },
    before,
  });
}

/** The styles of the frame around every page; in development Vite makes them of their source. */
function siteStylesIn(assets: Screens["assets"]): readonly string[] {
  if (assets.size === 0) return ["/app/styles/app.css"];
  return [...assets.keys()].filter((path) => /^\/assets\/site-[\w-]{8}\.css$/.test(path));
}
