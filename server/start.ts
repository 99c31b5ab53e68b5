import type { Server } from "node:http";
import { createEndpoints, publicEndpointsOf } from "./api/app.ts";
import { ConfigError, readConfig } from "./config.ts";
import { createApp } from "./http/app.ts";
import { guardReads } from "./http/guard-reads.ts";
import { clientOfIncoming } from "./http/hono.ts";
import { createHttpServer } from "./http/http-server.ts";
import { createListener, type ListenerParts } from "./http/listener.ts";
import { createPages, type RenderPage } from "./http/pages.ts";
import { endOnSurprise } from "./last-resort.ts";
import { serve } from "./serve.ts";
import { createServices, type Services } from "./services.ts";
import { StartFault } from "./start-fault.ts";

/** How pages are rendered, and the files beside them. */
export type Screens = Pick<ListenerParts, "assets" | "before"> & { readonly render: RenderPage };

type Given = {
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly openScreens: (services: Services, server: Server) => Promise<Screens>;
  readonly development?: boolean;
  /** A line for whoever starts the server. */
  readonly say: (line: string) => void;
  /** The same, when it cannot start. */
  readonly complain: (sentence: string) => void;
};

/** Reads the settings and runs the server. What keeps it from starting is told in one sentence, and the process ends with 1. */
export async function start({ env, openScreens, development = false, say, complain }: Given): Promise<void> {
  try {
    const config = readConfig(env);
    const services = createServices(config);
    endOnSurprise(services.log);
    const server = createHttpServer();
    const { render, assets, before } = await openScreens(services, server);
    const pages = createPages(render, { development, ads: config.ads });
    const endpoints = createEndpoints(services);
    server.on(
      "request",
      createListener({
        app: createApp(services, endpoints, pages, (path) => assets.has(path)),
        assets,
        pages,
        publicEndpoints: publicEndpointsOf(endpoints),
        originOf: (request) => clientOfIncoming(request, config).origin,
        refuseRead: guardReads(services),
        log: services.log,
        before,
      }),
    );
    await serve(server, services, (address) => say(`Listening on ${address}`));
  } catch (error) {
    if (!(error instanceof ConfigError) && !(error instanceof StartFault)) throw error;
    complain(error.message);
    process.exit(1);
  }
}
