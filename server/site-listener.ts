import type { RequestListener, Server } from "node:http";
import { createEndpoints, publicEndpointsOf } from "./api/app.ts";
import { createApp } from "./http/app.ts";
import { guardReads } from "./http/limits/guard-reads.ts";
import { clientOfIncoming } from "./http/hono.ts";
import { createListener, type ListenerParts } from "./http/listener.ts";
import { createPages, type RenderPage } from "./http/pages.ts";
import type { Services } from "./services.ts";

/** How pages are rendered, and the files beside them. */
export type Screens = Pick<ListenerParts, "assets" | "before"> & { readonly render: RenderPage };

export type OpenScreens = (services: Services, server: Server) => Promise<Screens>;

/** Everything that the server answers, from the files to the pages: what Node calls for each request. */
export function createSiteListener(
  services: Services,
  { render, assets, before }: Screens,
  development = false,
): RequestListener {
  const { config, log } = services;
  const pages = createPages(render, { development, ads: config.ads });
  const endpoints = createEndpoints(services);
  return createListener({
    app: createApp(services, endpoints, pages, (path) => assets.has(path)),
    assets,
    pages,
    publicEndpoints: publicEndpointsOf(endpoints),
    originOf: (request) => clientOfIncoming(request, config).origin,
    refuseRead: guardReads(services),
    log,
    before,
  });
}
